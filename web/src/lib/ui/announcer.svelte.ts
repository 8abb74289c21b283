/** What a screen reader is told, when it pauses. */
class Announcer {
  news = $state('');
  /** What is being told at this moment; no state, so that whoever tells something does not follow what is told. */
  private now = '';

  /** What is told at the same moment is told together: one thing must not take the word from another. */
  tell(sentence: string): void {
    if (!this.now) setTimeout(() => (this.now = ''));
    this.now = `${this.now} ${sentence}`.trim();
    this.news = this.now;
  }
}

export const announcer = new Announcer();
