/** The plank of the stock that somebody points at, or has in focus, before choosing one: its size. */
export const aimedPlank = $state<{ size: number | null }>({ size: null });
