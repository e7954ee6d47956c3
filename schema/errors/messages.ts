/** The German messages of validation issues for GraphQL, REST and forms (decisions, table V). */
import type { Issue, Limit as LimitValue } from '../fields/validation/validate';

type Limit = LimitValue | undefined;

const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 20, useGrouping: 'min2' });
const formatNumber = (limit: Limit): string => (typeof limit === 'number' ? numbers.format(limit) : String(limit));
const formatRange = (limit: Limit): string => (Array.isArray(limit) ? limit.map(formatNumber).join(' und ') : String(limit));

/** Returns the German text; `limit` is the parameter of the rule. */
type Message = (limit?: Limit) => string;

const messages = {
  required: () => 'Dieser Wert darf nicht leer sein.',
  invalidText: () => 'Dieser Wert muss ein Text sein.',
  lineBreak: () => 'Dieser Wert muss in einer einzigen Zeile stehen.',
  controlCharacter: () =>
    'Dieser Wert enthält Steuerzeichen, die man nicht sieht. Bitte tippen Sie ihn noch einmal ein, statt ihn einzufügen.',
  invalidNumber: () => 'Dieser Wert muss eine Zahl sein.',
  invalidBoolean: () => 'Dieser Wert muss ja oder nein sein.',
  invalidOption: () => 'Bitte treffen Sie eine gültige Auswahl.',
  invalidDateTime: () => 'Bitte geben Sie Datum und Uhrzeit gültig an.',
  inPast: () => 'Bitte wählen Sie einen Zeitpunkt, der noch nicht vorbei ist.',
  tooFarAhead: (limit: Limit) => `Bitte wählen Sie einen Zeitpunkt innerhalb der nächsten ${formatNumber(limit)} Tage.`,
  invalidDate: () => 'Bitte geben Sie ein gültiges Datum an.',
  invalidTime: () => 'Bitte geben Sie eine gültige Uhrzeit an.',
  invalidId: () => 'Dieser Wert muss eine UUID sein, zum Beispiel 01a2167a-ff28-7aec-a828-3d3bf34e8ba6.',
  recordNotFound: () => 'Der gewählte Eintrag existiert nicht.',
  invalidList: () => 'Dieser Wert muss eine Liste sein.',
  invalidGroup: () => 'Dieser Wert muss aus Feldern bestehen.',
  invalidEmail: () => 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  invalidPhone: (limit: Limit) => `Bitte geben Sie eine gültige Nummer im Format ${limit ?? '+43 664 1234567'} an.`,
  invalidUrl: () => 'Bitte geben Sie eine gültige Adresse (URL) an.',
  notPublicUrl: () => 'Bitte geben Sie eine öffentlich erreichbare Adresse an, die mit https:// beginnt, ohne Benutzer und Passwort.',
  invalidIban: () => 'Bitte geben Sie eine gültige IBAN an.',
  invalidBic: () => 'Bitte geben Sie einen gültigen BIC an.',
  invalidColor: () => 'Bitte geben Sie eine Farbe in der Form #rrggbb an.',
  emptyFile: () => 'Diese Datei ist leer.',
  fileTypeNotAllowed: () => 'Dieser Dateityp ist nicht erlaubt.',
  heicImage: () =>
    'Bilder im Format HEIC können viele Geräte nicht zeigen. Bitte senden Sie es als JPG: Am iPhone genügt ein Bildschirmfoto davon, für neue Fotos wählen Sie Einstellungen › Kamera › Formate › „Maximale Kompatibilität“.',
  fileTooLarge: (limit: Limit) => `Die Datei ist zu groß (${limit}). Erlaubt sind höchstens 10 MB.`,
  imageTooLarge: (limit: Limit) => `Das Bild ist zu groß (höchstens ${limit} x ${limit} Pixel).`,
  imageTooSmall: (limit: Limit) => `Das Bild ist zu klein (mindestens ${limit} x ${limit} Pixel).`,
  lowContrast: () => 'Auf dieser Farbe oder in ihr wären Wörter schlecht zu lesen (der Kontrast muss mindestens 4,5 zu 1 sein).',
  invalidImage: () => 'Diese Datei ist kein Bild, das wir zeigen können.',
  tooShort: (limit: Limit) => `Dieser Wert ist zu kurz. Er muss mindestens ${formatNumber(limit)} Zeichen lang sein.`,
  tooLong: (limit: Limit) => `Dieser Wert ist zu lang. Er darf höchstens ${formatNumber(limit)} Zeichen lang sein.`,
  tooSmall: (limit: Limit) => `Dieser Wert muss mindestens ${formatNumber(limit)} sein.`,
  tooLarge: (limit: Limit) => `Dieser Wert darf höchstens ${formatNumber(limit)} sein.`,
  outOfRange: (limit: Limit) => `Dieser Wert muss zwischen ${formatRange(limit)} liegen.`,
  tooManyDecimals: (limit: Limit) => `Dieser Wert darf höchstens ${formatNumber(limit)} Nachkommastellen haben.`,
  notWhole: () => 'Dieser Wert muss eine ganze Zahl sein.',
  stepMismatch: (limit: Limit) => `Dieser Wert ist nur in Schritten von ${formatNumber(limit)} möglich.`,
  tooDeep: (limit: Limit) => `Diese Angabe darf höchstens ${formatNumber(limit)} Ebenen haben.`,
  tooMany: (limit: Limit) => `Diese Liste darf höchstens ${formatNumber(limit)} Einträge haben.`,
  tableMissing: () => 'Bitte wählen Sie einen Tisch aus.',
  appointmentMissing: () => 'Bitte wählen Sie einen Termin aus.',
  paused: (reason: Limit) =>
    ['Für diese Zeit nehmen wir gerade keine Bestellungen an. Bitte wählen Sie einen späteren Termin.', reason].filter(Boolean).join(' '),
  notAllowed: () => 'Diese Angabe passt nicht zur Auswahl.',
  invalidKey: () => 'Dieser Schlüssel ist ungültig.',
  notProposed: () => 'Diese Zeit wurde nicht vorgeschlagen. Bitte wählen Sie eine der vorgeschlagenen.',
  notQuarter: () => 'Bitte wählen Sie den Beginn einer Viertelstunde, zum Beispiel 11:45.',
  slotFull: () => 'Diese Zeit ist leider schon ausgebucht. Bitte wählen Sie eine andere.',
  closed: () => 'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
  termsMissing: () => 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
  privacyMissing: () => 'Bitte akzeptieren Sie die Datenschutzerklärung.',
  cartEmpty: () => 'Keine Produkte im Warenkorb!',
  belowMinimum: (limit: Limit) => `Sie haben den Mindestbestellwert in Höhe von ${limit} leider noch nicht erreicht.`,
  totalTooLarge: (limit: Limit) => `Bestellungen über ${limit} nehmen wir gerne persönlich entgegen.`,
  priceChanged: (limit: Limit) => `Der Preis von ${limit} hat sich geändert.`,
  priceFixed: () => 'Dieser Preis wurde zugesagt und steht fest.',
  itemReplaced: () => 'Diese Position wurde ersetzt. Bitte ändern Sie den Ersatz.',
  needsAnswers: (limit: Limit) => `${limit} muss erst zusammengestellt werden und kann deshalb kein Ersatz sein.`,
  aboveListPrice: (limit: Limit) => `Ein Ersatz darf höchstens so viel kosten wie das Produkt selbst: ${limit}.`,
  notAvailable: (limit: Limit) => `${limit} ist derzeit leider nicht verfügbar.`,
  homeExists: () => 'Eine Startseite gibt es schon. Bitte geben Sie der Seite eine eigene Adresse.',
  notUnique: () => 'Dieser Wert wird bereits verwendet.',
  wrongPassword: () => 'Das Passwort ist falsch.',
  unknownField: () => 'Dieses Feld ist nicht bekannt.',
  invalidPath: () => 'Erlaubt sind Kleinbuchstaben, Ziffern, Bindestriche und Punkte, dazwischen Schrägstriche.',
  invalidAddress: () => 'Bitte geben Sie einen Pfad ohne Leerzeichen, ? und # an.',
  invalidTarget: () => 'Bitte geben Sie einen Pfad mit / am Anfang oder eine ganze Adresse an.',
  redirectLoop: () => 'Diese Weiterleitung würde im Kreis führen.',
  invalidBackground: () => 'Bitte geben Sie eine Farbe in der Form #rrggbb oder ein Bild an.',
  invalidMacAddress: () => 'Bitte geben Sie eine MAC-Adresse in der Form 00:11:22:33:44:55 an.',
  invalidResolution: () => 'Bitte geben Sie eine Auflösung in der Form 1920x1080 an.',
  endBeforeStart: () => 'Das Ende muss nach dem Beginn liegen.',
  periodTooLong: () => 'Dieser Zeitraum ist zu lang.',
  toBeforeFrom: () => 'Der letzte Tag darf nicht vor dem ersten liegen.',
  moreThanYears: (limit: Limit) => `Der Zeitraum darf höchstens ${formatNumber(limit)} Jahre lang sein.`,
  pauseOutside: () => 'Eine Pause muss zwischen Beginn und Ende liegen.',
  pausesOverlap: () => 'Pausen dürfen einander nicht überschneiden.',
  pauseTooLong: () => 'Die Pause muss kürzer sein als die ganze Zeit.',
  twoPersons: () => 'Bitte wählen Sie entweder einen Benutzer oder einen externen Benutzer.',
  personMissing: () => 'Bitte wählen Sie einen Benutzer oder einen externen Benutzer.',
  circular: () => 'Eine Seite kann nicht unter sich selbst liegen.',
  targetMissing: () => 'Bitte wählen Sie, wohin der Eintrag führt.',
  invalidSuffix: () => 'Der Zusatz muss mit # oder ? beginnen.',
  reserved: () => 'Diese Adresse ist für das System reserviert.',
  dayMissing: () => 'Eine einmalige Regel braucht ein Datum.',
  timesMissing: () => 'Bitte geben Sie an, von wann bis wann geöffnet ist.',
  fromEqualsTo: () => 'Beginn und Ende dürfen nicht gleich sein (nur 00:00 bis 00:00 steht für den ganzen Tag).',
} satisfies Record<string, Message>;

/** Every validation rule. A new rule is one line above. */
export type Rule = keyof typeof messages;

export function messageFor({ rule, limit }: Issue): string {
  const message: Message = messages[rule];
  return message(limit);
}
