/** The interface of a language model, and the errors of one that does not answer as it should. */
import { AppError } from '../../../../schema/errors/appError';

export interface TextModel {
  /** Milliseconds until a request times out. */
  readonly timeout: number;
  /** Returns the answer as text. Throws one of the errors below. */
  complete: (messages: ModelMessages) => Promise<string>;
}

export interface ModelMessages {
  /** What the model must do. */
  readonly instructions: string;
  /** The input of people. It may contain instructions too, so nothing in the answer can be trusted. */
  readonly input: string;
}

const messages = {
  notConfigured: 'KI-Dienst ist nicht konfiguriert.',
  unreachable: 'Der KI-Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  slow: 'Der KI-Dienst hat nicht rechtzeitig geantwortet. Bitte wählen Sie weniger Blöcke, oder versuchen Sie es noch einmal.',
  busy: 'Der KI-Dienst nimmt gerade keine Anfragen an. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  unauthorized: 'Der KI-Dienst lehnt unsere Zugangsdaten ab. Bitte wenden Sie sich an die Person, die den Server betreut.',
  unusable: 'Der KI-Dienst hat keine brauchbare Antwort gegeben. Bitte versuchen Sie es noch einmal.',
} as const;

export const modelError = (name: keyof typeof messages): AppError => new AppError('UNAVAILABLE', { message: messages[name] });
