/** The shop gives a few cents for every order with a chosen organisation; customers never pay them (G-035). */
/** Per order, in the currency of the shop (CONST-03). */
export const donationAmount = 0.07;
