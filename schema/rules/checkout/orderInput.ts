/** What a customer sends to order (CHK-47). There is no price in it but the one they were shown, which is only compared. */
import { choice, decimal, email, flag, moment, money, phone, reference, rows, text, texts, type Row } from '../../fields/field';
import { countries } from '../../fields/shared/countries';
import { deliveryMethods, paymentMethods } from './deliveryMethods';
import { unitLabels } from '../product/units';

/** An answer to a part: the text, the name of the option, the names of several, or the ids of uploads. */
const partAnswers = rows({
  name: 'PartAnswer',
  label: 'Auswahl',
  max: 30,
  fields: {
    name: text({ label: 'Bestandteil', required: true, max: 80 }),
    value: texts({ label: 'Antwort', max: 60, maxLength: 2000, multiline: true }),
  },
});

const items = rows({
  name: 'OrderItemDraft',
  label: 'Produkte',
  required: true,
  max: 200,
  fields: {
    product: reference({ label: 'Produkt', to: 'product', required: true }),
    amount: decimal({ label: 'Menge', required: true, scale: 3, min: 0.001, max: 1_000_000 }),
    unit: choice({ name: 'Unit', label: 'Einheit', options: unitLabels, help: 'Ohne Angabe die Einheit des Produkts.' }),
    parts: partAnswers,
    shownGross: money({ label: 'Angezeigter Preis der Zeile', min: 0 }),
  },
});

const line = (label: string, max = 120) => text({ label, max });
const country = choice({ name: 'Country', label: 'Land', options: countries });

const contact = {
  firstName: line('Vorname', 80),
  lastName: line('Nachname', 80),
  email: email({ label: 'E-Mail' }),
  phone: phone({ label: 'Telefon' }),
  isCompany: flag({ label: 'Bestellung für eine Firma' }),
  companyName: line('Firma'),
  vatNumber: line('UID-Nummer', 20),
};

const address = {
  deliveryArea: line('Liefergebiet', 80),
  street: line('Straße und Hausnummer'),
  floor: line('Stock', 20),
  stairway: line('Stiege', 20),
  door: line('Tür', 20),
  zipCode: line('PLZ', 12),
  city: line('Ort', 80),
  country,
};

const deliveryAddress = {
  isDeliveryAddressDifferent: flag({ label: 'Andere Lieferadresse' }),
  isDeliveryCompany: flag({ label: 'Lieferung an eine Firma' }),
  deliveryCompanyName: line('Firma'),
  deliveryFirstName: line('Vorname', 80),
  deliveryLastName: line('Nachname', 80),
  deliveryStreet: line('Straße und Hausnummer'),
  deliveryFloor: line('Stock', 20),
  deliveryStairway: line('Stiege', 20),
  deliveryDoor: line('Tür', 20),
  deliveryZipCode: line('PLZ', 12),
  deliveryCity: line('Ort', 80),
  deliveryCountry: country,
};

/** What the order keeps as it was sent. */
export const orderForm = {
  ...contact,
  ...address,
  ...deliveryAddress,
  appointmentDate: moment({ label: 'Termin' }),
  comment: text({ label: 'Kommentar', multiline: true, max: 2000 }),
};

/** The business customer an order is for; only staff of its branch says so (G-123). */
export const orderedFor = reference({ label: 'Kunde', to: 'customer', help: 'Nur das Personal der Filiale darf ihn nennen.' });

export const orderDraft = {
  branch: text({ label: 'Filiale', required: true, max: 60, help: 'Id oder Kennung.' }),
  items,
  deliveryType: choice({ name: 'DeliveryMethod', label: 'Art der Lieferung', required: true, options: deliveryMethods }),
  table: text({ label: 'Tisch', max: 60, help: 'Id oder Kennung.' }),
  ...orderForm,
  donatee: reference({ label: 'Spendenempfänger', to: 'donatee' }),
  customer: orderedFor,
  paymentMethod: choice({ name: 'PaymentMethod', label: 'Zahlungsart', options: paymentMethods }),
  legalInstructions: flag({ label: 'Allgemeine Geschäftsbedingungen' }),
  privacyPolicy: flag({ label: 'Datenschutzerklärung' }),
};

export type OrderDraft = Row<typeof orderDraft>;
export type OrderForm = Row<typeof orderForm>;
