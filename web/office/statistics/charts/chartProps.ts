/** What the charts over time have in common. */

const axisFormat = new Intl.NumberFormat('de-DE', { notation: 'compact', useGrouping: 'always' });

/** Returns the props of a chart. `label` says what it shows, for screen readers. */
export const chartProps = (label: string, right = 8) => ({
  title: label,
  desc: 'Mit den Pfeiltasten durch die Werte gehen.',
  margin: { top: 8, right, bottom: 0, left: 0 },
});

export const axisProps = { tickLine: false, stroke: 'var(--ink-3)', fontSize: 12 } as const;

/** The props of an axis of values. */
export const valueAxisProps = { ...axisProps, axisLine: false, width: 52, tickFormatter: (value: number) => axisFormat.format(value) };
