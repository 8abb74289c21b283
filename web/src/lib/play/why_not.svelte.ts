import { language } from '../../i18n/language.svelte';
import type { Action } from '../connection/protocol';
import type { Refusal } from '../connection/refusal';
import type { ActionChooser } from '../table/action_chooser.svelte';
import type { GameModule, Thing } from '../table/game_module';
import type { AskedTable } from './asked_table';

interface Reason {
  element: Element;
  sentence: string;
}

/** Says why a click on something that cannot be chosen does nothing, beside it and with the reason that the rules give. */
export class WhyNot {
  shown = $state.raw<Reason | null>(null);
  private asked: Element | null = null;

  constructor(
    private readonly table: () => AskedTable,
    private readonly module: () => GameModule,
    private readonly chooser: () => ActionChooser | null,
    /** What is said of a click on a thing that means nothing: what is asked, or whom everybody waits for. */
    private readonly prompt: (thing: Thing) => string,
  ) {
    $effect(() => {
      void this.chooser();
      this.close();
    });
  }

  /** Somebody has clicked here, or pressed a key. */
  async click(target: EventTarget | null): Promise<void> {
    this.close();
    const element = target instanceof Element ? target.closest('[data-thing]') : null;
    const thing = element?.getAttribute('data-thing');
    if (!element || !thing || this.chooser()?.takes(thing) || answers(element)) return;
    this.asked = element;
    const sentence = (await this.refusal(thing)) ?? this.prompt(thing);
    // Meanwhile something else may have been clicked, or the thing may be gone.
    if (this.asked === element && element.isConnected) this.shown = { element, sentence };
  }

  /** Why the rules rule a card, or a kind of action, out altogether, where a decision says so. */
  private blocked(thing: Thing, action: Action | null): string | null {
    const name = thing.slice(thing.indexOf(':') + 1);
    const found = this.table().decision?.blocked.find(
      ({ fields }) => fields['card'] === name || (action && fields['kind'] === action.kind),
    );
    return found ? language.pick(found.sentence) : null;
  }

  close(): void {
    this.asked = null;
    this.shown = null;
  }

  /** Why the action that the click seems to mean is not legal; null if it means none. */
  private async refusal(thing: Thing): Promise<string | null> {
    const [chooser, { view }] = [this.chooser(), this.table()];
    const actions = this.table().decision?.actions ?? [];
    const action = chooser && view ? (this.module().meant?.(thing, chooser.picked, view, actions) ?? null) : null;
    const refusal = action && (await this.table().refusalOf(action));
    return refusal && isOfTheRules(refusal) ? language.pick(refusal.sentence) : this.blocked(thing, action);
  }
}

/**
 * Whether a refusal tells a player something. That something of another kind is asked is told better by the question
 * itself; and that an action is not spelled out, because only its beginning was clicked, is no affair of players.
 */
const isOfTheRules = ({ reason }: Refusal): boolean => reason !== 'kind-not-now' && !reason.startsWith('field-');

/** Whether a part of the page does something of its own, or shows by itself why it cannot be chosen. */
function answers(element: Element): boolean {
  return element.matches(
    ':is(button, [role=button]):not([aria-disabled=true]), [aria-disabled=true][aria-describedby]',
  );
}
