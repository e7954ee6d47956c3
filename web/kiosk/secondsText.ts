export const secondsText = (seconds: number): string => (seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`);
