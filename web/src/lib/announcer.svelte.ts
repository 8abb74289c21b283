/** What a screen reader is told, when it pauses. */
class Announcer {
  news = $state('');

  tell(sentence: string): void {
    this.news = sentence;
  }
}

export const announcer = new Announcer();
