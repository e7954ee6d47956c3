/** The shop donates a few cents per order with a selected organisation; customers pay nothing (G-035). */
/** The amount per order in the shop's currency (CONST-03). */
export const donationAmount = 0.07;
