/** The input of an order (CHK-47). Its only price is the displayed one, which the server compares with its own. */
import {
  select,
  decimal,
  email,
  checkbox,
  dateTime,
  money,
  phone,
  reference,
  array,
  text,
  textList,
  type RecordOf,
} from '../../fields/field';
import { countries } from '../../fields/shared/countries';
import { deliveryMethods } from './deliveryMethods';
import { paymentLabels } from './paymentMethods';
import { unitLabels } from '../product/units';
import { maxAnswerLength } from '../product/partAnswers';

/** The answer to a part: a text, the names of options or the ids of uploads. */
const partAnswers = array({
  name: 'PartAnswer',
  label: 'Auswahl',
  max: 30,
  fields: {
    name: text({ label: 'Bestandteil', required: true, max: 80 }),
    value: textList({ label: 'Antwort', max: 60, maxLength: maxAnswerLength, multiline: true }),
  },
});

const items = array({
  name: 'OrderItem',
  label: 'Produkte',
  required: true,
  max: 200,
  fields: {
    product: reference({ label: 'Produkt', to: 'product', required: true }),
    amount: decimal({ label: 'Menge', required: true, scale: 3, min: 0.001, max: 1_000_000 }),
    unit: select({ name: 'Unit', label: 'Einheit', options: unitLabels, help: 'Ohne Angabe die Einheit des Produkts.' }),
    parts: partAnswers,
    shownGross: money({ label: 'Angezeigter Preis der Zeile', min: 0 }),
  },
});

const shortText = (label: string, max = 120) => text({ label, max });
const country = select({ name: 'Country', label: 'Land', options: countries });

const contact = {
  firstName: shortText('Vorname', 80),
  lastName: shortText('Nachname', 80),
  email: email({ label: 'E-Mail' }),
  phone: phone({ label: 'Telefon' }),
  isCompany: checkbox({ label: 'Bestellung für eine Firma' }),
  companyName: shortText('Firma'),
  vatNumber: shortText('UID-Nummer', 20),
};

const address = {
  deliveryArea: shortText('Liefergebiet', 80),
  street: shortText('Straße und Hausnummer'),
  floor: shortText('Stock', 20),
  stairway: shortText('Stiege', 20),
  door: shortText('Tür', 20),
  zipCode: shortText('PLZ', 12),
  city: shortText('Ort', 80),
  country,
};

const deliveryAddress = {
  isDeliveryAddressDifferent: checkbox({ label: 'Andere Lieferadresse' }),
  isDeliveryCompany: checkbox({ label: 'Lieferung an eine Firma' }),
  deliveryCompanyName: shortText('Firma'),
  deliveryFirstName: shortText('Vorname', 80),
  deliveryLastName: shortText('Nachname', 80),
  deliveryStreet: shortText('Straße und Hausnummer'),
  deliveryFloor: shortText('Stock', 20),
  deliveryStairway: shortText('Stiege', 20),
  deliveryDoor: shortText('Tür', 20),
  deliveryZipCode: shortText('PLZ', 12),
  deliveryCity: shortText('Ort', 80),
  deliveryCountry: country,
};

/** The contact and delivery fields that the order stores as sent. */
export const orderFormFields = {
  ...contact,
  ...address,
  ...deliveryAddress,
  appointmentDate: dateTime({ label: 'Termin' }),
  comment: text({ label: 'Kommentar', multiline: true, max: 2000 }),
};

/** The business customer of the order; only staff of its branch may set it (G-123). */
export const businessCustomerField = reference({ label: 'Kunde', to: 'customer', help: 'Nur das Personal der Filiale darf ihn nennen.' });

export const createOrderFields = {
  branch: text({ label: 'Filiale', required: true, max: 60, help: 'Id oder Kennung.' }),
  items,
  deliveryType: select({ name: 'DeliveryMethod', label: 'Art der Lieferung', required: true, options: deliveryMethods }),
  table: text({ label: 'Tisch', max: 60, help: 'Id oder Kennung.' }),
  ...orderFormFields,
  donatee: reference({ label: 'Spendenempfänger', to: 'donatee' }),
  customer: businessCustomerField,
  paymentMethod: select({ name: 'PaymentMethod', label: 'Zahlungsart', options: paymentLabels }),
  legalInstructions: checkbox({ label: 'Allgemeine Geschäftsbedingungen' }),
  privacyPolicy: checkbox({ label: 'Datenschutzerklärung' }),
};

export type CreateOrderInput = RecordOf<typeof createOrderFields>;
export type OrderForm = RecordOf<typeof orderFormFields>;
