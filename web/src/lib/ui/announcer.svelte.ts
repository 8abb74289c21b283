/** What a screen reader says at its next pause. */
class Announcer {
  news = $state('');
  /** The sentences of this moment; not reactive, so that an effect that announces something does not depend on it. */
  private now = '';

  /** Announcements of the same moment are joined, so that none cuts off another. */
  tell(sentence: string): void {
    if (!this.now) setTimeout(() => (this.now = ''));
    this.now = `${this.now} ${sentence}`.trim();
    this.news = this.now;
  }
}

export const announcer = new Announcer();
