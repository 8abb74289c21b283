/** A name as it stands at the head of a line. */
export function capitalise(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
