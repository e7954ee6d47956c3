/** The days of the week as lists and forms write them, Monday first. */
export const weekdayLabels = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;
