/** The interface of a language model, and the errors of one that does not answer as it should. */
import { AppError } from '../../../../schema/errors/appError';
import { toObject } from '../../../../schema/objects';

export interface TextModel {
  /** Milliseconds until a request times out. */
  readonly timeout: number;
  /** Returns the answer as text. Throws one of the errors below. An aborted signal ends the call. */
  complete: (messages: ModelMessages, signal?: AbortSignal) => Promise<string>;
}

export interface ModelMessages {
  /** What the model must do. */
  readonly instructions: string;
  /** The input of people. It may contain instructions too, so nothing in the answer can be trusted. */
  readonly input: string;
  /** The data URL of an image that the input is about. It may show instructions too. */
  readonly image?: string;
}

const messages = {
  notConfigured: 'KI-Dienst ist nicht konfiguriert.',
  unreachable: 'Der KI-Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  slow: 'Der KI-Dienst hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal, bei Texten mit weniger Blöcken.',
  restarting: 'Der Server wird gerade neu gestartet. Bitte versuchen Sie es in einer Minute noch einmal. Diese Anfrage zählt nicht.',
  busy: 'Der KI-Dienst nimmt gerade keine Anfragen an. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  declined: 'Der KI-Dienst lehnt diesen Inhalt ab. Bitte formulieren Sie Ihren Wunsch anders.',
  unauthorized: 'Der KI-Dienst lehnt unsere Zugangsdaten ab. Bitte wenden Sie sich an die Person, die den Server betreut.',
  unseen:
    'Der Vorschlag nannte Zahlen, Preise oder Angaben zu Inhaltsstoffen, die ein Bild nicht zeigt. Bitte versuchen Sie es noch einmal.',
  unusable: 'Der KI-Dienst hat keine brauchbare Antwort gegeben. Bitte versuchen Sie es noch einmal.',
} as const;

export const modelError = (name: keyof typeof messages): AppError => new AppError('UNAVAILABLE', { message: messages[name] });

/** Returns the JSON object in an answer. Models like to put JSON into a code block or between sentences. */
export function objectIn(answer: string): Readonly<Record<string, unknown>> {
  try {
    return toObject(JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)));
  } catch {
    throw modelError('unusable');
  }
}
