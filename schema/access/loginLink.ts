/** How long a login link can be used, in minutes. */
export const loginLinkMinutes = 15;
