export type ActivitySource =
  /** Label: "Backoffice" */
  | 'backend'
  /** Label: "System" */
  | 'system'
  /** Label: "Terminal" */
  | 'terminal';

export type ActivityStatus =
  /** Label: "beendet" */
  | 'ended'
  /** Label: "pausiert" */
  | 'paused'
  /** Label: "läuft" */
  | 'running';

export type ActivityType =
  /** Label: "Schulung" */
  | 'training'
  /** Label: "Reise" */
  | 'travel'
  /** Label: "Arbeit" */
  | 'work';

export type Allergen =
  /** Label: "glutenhaltiges Getreide" */
  | 'A'
  /** Label: "Krebstiere" */
  | 'B'
  /** Label: "Ei" */
  | 'C'
  /** Label: "Fisch" */
  | 'D'
  /** Label: "Erdnuss" */
  | 'E'
  /** Label: "Soja" */
  | 'F'
  /** Label: "Milch oder Laktose" */
  | 'G'
  /** Label: "Schalenfrüchte" */
  | 'H'
  /** Label: "Sellerie" */
  | 'L'
  /** Label: "Senf" */
  | 'M'
  /** Label: "Sesam" */
  | 'N'
  /** Label: "Sulfite" */
  | 'O'
  /** Label: "Lupinen" */
  | 'P'
  /** Label: "Weichtiere" */
  | 'R';

export type BackofficeOrderAction =
  /** Label: "abgeschlossen" */
  | 'completed'
  /** Label: "bestätigt" */
  | 'confirm'
  /** Label: "abholbereit" */
  | 'inDelivery'
  /** Label: "abgelehnt" */
  | 'reject';

export type BlockBackground =
  /** Label: "Grün" */
  | 'green'
  /** Label: "Gelb" */
  | 'yellow';

export type BlockOperationType =
  /** Label: "Einfügen" */
  | 'insert'
  /** Label: "Verschieben" */
  | 'move'
  /** Label: "Löschen" */
  | 'remove'
  /** Label: "Ändern" */
  | 'set';

export type BlockType =
  /** Label: "Karriere" */
  | 'career'
  /** Label: "Galerie" */
  | 'gallery'
  /** Label: "Hero" */
  | 'hero'
  /** Label: "Neuigkeiten" */
  | 'news'
  /** Label: "Anfrage" */
  | 'orderRequest'
  /** Label: "Gemeinsamer Inhalt" */
  | 'shared'
  /** Label: "Text" */
  | 'text';

export type BranchScreen =
  /** Label: "Backoffice" */
  | 'backoffice'
  /** Label: "Frontdesk" */
  | 'frontdesk';

export type CalculationModel =
  /** Label: "pauschal" */
  | 'flat'
  /** Label: "je Mengenschritt" */
  | 'perStep'
  /** Label: "je Einheit" */
  | 'perUnit';

export type ColorScheme =
  /** Label: "Dunkel" */
  | 'dark'
  /** Label: "Hell" */
  | 'light';

export type ConsentPurpose =
  /** Label: "Marketing" */
  | 'marketing'
  /** Label: "Statistik" */
  | 'statistics';

export type Country =
  /** Label: "Österreich" */
  | 'AT'
  /** Label: "Schweiz" */
  | 'CH'
  /** Label: "Deutschland" */
  | 'DE'
  /** Label: "Liechtenstein" */
  | 'LI';

export type DayKind =
  /** Label: "Geschlossen" */
  | 'closed'
  /** Label: "Feiertag" */
  | 'holiday'
  /** Label: "Eigene Öffnungszeiten" */
  | 'ownHours'
  /** Label: "Üblich" */
  | 'usual';

export type DeliveryMethod =
  /** Label: "Lieferung" */
  | 'delivery'
  /** Label: "Vor Ort essen" */
  | 'dineIn'
  /** Label: "Abholung" */
  | 'takeaway';

export type DeviceStatus =
  /** Label: "Störung" */
  | 'error'
  /** Label: "Offline" */
  | 'offline'
  /** Label: "Online" */
  | 'online';

export type DeviceType =
  /** Label: "Anzeige" */
  | 'display'
  /** Label: "Kiosk" */
  | 'kiosk'
  /** Label: "Drucker" */
  | 'printer'
  /** Label: "Tablet" */
  | 'tablet'
  /** Label: "Terminal" */
  | 'terminal';

export type Diet =
  /** Label: "vegan" */
  | 'vegan'
  /** Label: "vegetarisch" */
  | 'vegetarian';

export type DraftLinkDuration =
  /** Label: "1 Tag" */
  | 'day'
  /** Label: "1 Stunde" */
  | 'hour'
  /** Label: "30 Tage" */
  | 'month'
  /** Label: "7 Tage" */
  | 'week';

export type GeneratedImageSize =
  /** Label: "Querformat" */
  | 'landscape'
  /** Label: "Hochformat" */
  | 'portrait'
  /** Label: "Quadratisch" */
  | 'square';

export type ImageFormat =
  /** Label: "JPG" */
  | 'jpg'
  /** Label: "PNG" */
  | 'png'
  /** Label: "WebP" */
  | 'webp';

export type LayerAlign =
  /** Label: "mittig" */
  | 'center'
  /** Label: "links" */
  | 'left'
  /** Label: "rechts" */
  | 'right';

export type LayerFit =
  /** Label: "ganz sichtbar" */
  | 'contain'
  /** Label: "füllend" */
  | 'cover';

export type LayerType =
  /** Label: "Farbe" */
  | 'color'
  /** Label: "Verlauf" */
  | 'gradient'
  /** Label: "Bild" */
  | 'image'
  /** Label: "Logo" */
  | 'logo'
  /** Label: "Text" */
  | 'text';

export type LeadTimeType =
  /** Label: "Tagen" */
  | 'days'
  /** Label: "Stunden" */
  | 'hours'
  /** Label: "Minuten" */
  | 'minutes'
  /** Label: "Wochen" */
  | 'weeks';

export type LogChannel =
  /** Label: "Schnittstelle" */
  | 'api'
  /** Label: "Verwaltung" */
  | 'app'
  /** Label: "Anmeldung" */
  | 'auth'
  /** Label: "Geräte" */
  | 'device'
  /** Label: "E-Mail" */
  | 'mail'
  /** Label: "Bestellungen" */
  | 'order'
  /** Label: "Zahlung" */
  | 'payment'
  /** Label: "SMS" */
  | 'sms';

export type LogLevel =
  /** Label: "Debug" */
  | 'debug'
  /** Label: "Fehler" */
  | 'error'
  /** Label: "Info" */
  | 'info'
  /** Label: "Warnung" */
  | 'warning';

export type LostDemandKind =
  /** Label: "Kein Liefergebiet" */
  | 'area_unknown'
  /** Label: "Geschlossen" */
  | 'closed'
  /** Label: "Suche ohne Treffer" */
  | 'no_results'
  /** Label: "Nicht im Angebot" */
  | 'not_available'
  /** Label: "Annahme pausiert" */
  | 'paused'
  /** Label: "Uhrzeit ausgebucht" */
  | 'slot_full'
  /** Label: "Ausverkauft" */
  | 'sold_out';

export type MarqueeDirection =
  /** Label: "Nach rechts" */
  | 'ltr'
  /** Label: "Nach links" */
  | 'rtl';

export type MessageKind =
  /** Label: "E-Mail" */
  | 'mail'
  /** Label: "SMS" */
  | 'sms';

export type MessageState =
  /** Label: "fehlgeschlagen" */
  | 'failed'
  /** Label: "wartet" */
  | 'queued'
  /** Label: "gesendet" */
  | 'sent'
  /** Label: "nicht konfiguriert" */
  | 'unconfigured';

export type MinimumAge =
  /** Label: "ab 16 Jahren" */
  | 'from16'
  /** Label: "ab 18 Jahren" */
  | 'from18';

export type NavigationItemType =
  /** Label: "Filiale" */
  | 'branch'
  /** Label: "Startseite" */
  | 'home'
  /** Label: "Adresse" */
  | 'link'
  /** Label: "Seite" */
  | 'site';

export type OpeningRuleType =
  /** Label: "Täglich" */
  | 'daily'
  /** Label: "Freitag" */
  | 'friday'
  /** Label: "Montag" */
  | 'monday'
  /** Label: "Einmalig" */
  | 'once'
  /** Label: "Samstag" */
  | 'saturday'
  /** Label: "Sonntag" */
  | 'sunday'
  /** Label: "Donnerstag" */
  | 'thursday'
  /** Label: "Dienstag" */
  | 'tuesday'
  /** Label: "Mittwoch" */
  | 'wednesday';

export type OrderButtonMode =
  /** Label: "Zahlungspflichtig bestellen" */
  | 'binding'
  /** Label: "Bestellung abschicken" */
  | 'specified';

export type OrderItemChangeKind =
  /** Label: "hinzugefügt" */
  | 'added'
  /** Label: "geändert" */
  | 'changed'
  /** Label: "gestrichen" */
  | 'removed';

export type OrderPaymentState =
  /** Label: "Fehlgeschlagen" */
  | 'failed'
  /** Label: "Betrag oder Währung weichen ab" */
  | 'mismatched'
  /** Label: "Offen" */
  | 'open'
  /** Label: "Bezahlt" */
  | 'paid';

export type OrderRequestProduct =
  /** Label: "Brezel" */
  | 'Brezel'
  /** Label: "Laugenstange" */
  | 'Laugenstange';

export type OrderSource =
  /** Label: "Schnittstelle" */
  | 'api'
  /** Label: "Selbstbedienung" */
  | 'kiosk'
  /** Label: "Personal" */
  | 'staff'
  /** Label: "Shop" */
  | 'web';

export type OrderStatus =
  /** Label: "Storniert" */
  | 'CANCELED'
  /** Label: "Abgeschlossen" */
  | 'COMPLETED'
  /** Label: "Bestätigt" */
  | 'CONFIRMED'
  /** Label: "Anderer Termin vorgeschlagen" */
  | 'COUNTER_PROPOSED'
  /** Label: "Zugestellt" */
  | 'DELIVERED'
  /** Label: "Fehlgeschlagen" */
  | 'FAILED'
  /** Label: "In Zustellung" */
  | 'IN_DELIVERY'
  /** Label: "Abgelehnt" */
  | 'REJECTED'
  /** Label: "Wartet auf Bestätigung" */
  | 'WAITING_FOR_CONFIRMATION'
  /** Label: "Wartet auf Zahlung" */
  | 'WAITING_FOR_PAYMENT';

export type Orientation =
  /** Label: "Querformat" */
  | 'landscape'
  /** Label: "Hochformat" */
  | 'portrait';

export type PartType =
  /** Label: "Datei" */
  | 'file'
  /** Label: "Dateien" */
  | 'files'
  /** Label: "Bild" */
  | 'image'
  /** Label: "Bilder" */
  | 'images'
  /** Label: "Mehrfachauswahl" */
  | 'multiselect'
  /** Label: "Auswahl" */
  | 'select'
  /** Label: "Text" */
  | 'text'
  /** Label: "Langer Text" */
  | 'textarea';

export type PaymentMethod =
  /** Label: "Bankomatkarte" */
  | 'atmCard'
  /** Label: "Barzahlung" */
  | 'cash'
  /** Label: "Online-Zahlung (Datatrans)" */
  | 'datatrans'
  /** Label: "Hydro AG Gutschein" */
  | 'hydroAgVoucher'
  /** Label: "Online-Zahlung (Mollie)" */
  | 'mollie';

export type PaymentProblemType =
  /** Label: "Zahlung zurückgebucht" */
  | 'chargeback'
  /** Label: "Zahlung weicht ab" */
  | 'mismatch'
  /** Label: "Erstattung verzögert sich" */
  | 'refundDelayed'
  /** Label: "Erstattung fehlgeschlagen" */
  | 'refundFailed';

export type PriceModifier =
  /** Label: "Aufpreis" */
  | 'add'
  /** Label: "neuer Preis" */
  | 'overwrite'
  /** Label: "Abzug" */
  | 'subtract';

export type PrintJobState =
  /** Label: "abgelaufen" */
  | 'expired'
  /** Label: "wartet" */
  | 'queued';

export type PrinterProtocol =
  /** Label: "CloudPRNT" */
  | 'cloudprnt'
  /** Label: "Epson Server Direct Print" */
  | 'epson';

export type ProductPricing =
  /** Label: "ungefähr" */
  | 'approximate'
  /** Label: "fest" */
  | 'fixed'
  /** Label: "mindestens" */
  | 'minimum';

export type ProductType =
  /** Label: "Paket" */
  | 'bundle'
  /** Label: "zum Zusammenstellen" */
  | 'configurable'
  /** Label: "einfach" */
  | 'simple';

export type ProjectStatus =
  /** Label: "aktiv" */
  | 'active'
  /** Label: "abgeschlossen" */
  | 'finished'
  /** Label: "pausiert" */
  | 'paused'
  /** Label: "geplant" */
  | 'planned';

export type ReceiptType =
  /** Label: "Kundenbon" */
  | 'customer'
  /** Label: "Backstubenbon" */
  | 'preparation';

export type Role =
  /** Label: "Administration" */
  | 'ROLE_ADMIN'
  /** Label: "Redaktion" */
  | 'ROLE_EDITOR'
  /** Label: "Mitarbeit" */
  | 'ROLE_EMPLOYEE'
  /** Label: "Leitung" */
  | 'ROLE_MANAGER';

export type ScheduleType =
  /** Label: "Feiertag" */
  | 'holiday'
  /** Label: "Dienst" */
  | 'shift'
  /** Label: "Krankenstand" */
  | 'sick'
  /** Label: "Nicht verfügbar" */
  | 'unavailable'
  /** Label: "Urlaub" */
  | 'vacation';

export type SegmentType =
  /** Label: "Bild" */
  | 'image'
  /** Label: "Szene" */
  | 'scene'
  /** Label: "Seite" */
  | 'site'
  /** Label: "Video" */
  | 'video';

export type ServiceState =
  /** Label: "Ausgelastet" */
  | 'busy'
  /** Label: "Normal" */
  | 'open'
  /** Label: "Pause" */
  | 'paused';

export type SignageCommandState =
  /** Label: "abgebrochen" */
  | 'aborted'
  /** Label: "ausgeführt" */
  | 'done'
  /** Label: "fehlgeschlagen" */
  | 'failed'
  /** Label: "wartet" */
  | 'pending'
  /** Label: "gesendet" */
  | 'sent';

export type SignageCommandType =
  /** Label: "Namen zeigen" */
  | 'identify'
  /** Label: "Stream spielen" */
  | 'playStream'
  /** Label: "Neu laden" */
  | 'reload'
  /** Label: "Neu starten" */
  | 'restart'
  /** Label: "Bildschirmfoto" */
  | 'screenshot'
  /** Label: "Lautstärke" */
  | 'setVolume'
  /** Label: "Ausschalten" */
  | 'turnOff'
  /** Label: "Einschalten" */
  | 'turnOn';

export type SitePlanKind =
  /** Label: "Veröffentlichen" */
  | 'publish'
  /** Label: "Offline nehmen" */
  | 'unpublish';

export type SiteType =
  /** Label: "Einfache Seite" */
  | 'simple'
  /** Label: "Standardseite" */
  | 'standard';

export type TaskPriority =
  /** Label: "hoch" */
  | 'high'
  /** Label: "niedrig" */
  | 'low'
  /** Label: "normal" */
  | 'normal';

export type TaskRecurrence =
  /** Label: "täglich" */
  | 'daily'
  /** Label: "monatlich" */
  | 'monthly'
  /** Label: "keine" */
  | 'none'
  /** Label: "wöchentlich" */
  | 'weekly';

export type TaskStatus =
  /** Label: "abgebrochen" */
  | 'canceled'
  /** Label: "erledigt" */
  | 'done'
  /** Label: "in Arbeit" */
  | 'inProgress'
  /** Label: "offen" */
  | 'open';

export type TextTone =
  /** Label: "Kurz und knapp" */
  | 'brief'
  /** Label: "Sachlich" */
  | 'factual'
  /** Label: "Festlich" */
  | 'festive'
  /** Label: "Freundlich" */
  | 'friendly';

export type TokenScope =
  /** Label: "Katalog lesen" */
  | 'catalogRead'
  /** Label: "Inhalte lesen" */
  | 'contentRead'
  /** Label: "Bestellungen lesen" */
  | 'ordersRead'
  /** Label: "Bestellungen anlegen und bearbeiten" */
  | 'ordersWrite'
  /** Label: "Dienstpläne lesen" */
  | 'schedulesRead'
  /** Label: "Statistik lesen" */
  | 'statisticsRead';

export type Transition =
  /** Label: "Überblenden" */
  | 'fade'
  /** Label: "keiner" */
  | 'none'
  /** Label: "Schieben" */
  | 'slide';

export type Unit =
  /** Label: "Zentiliter" */
  | 'centiliter'
  /** Label: "Zentimeter" */
  | 'centimetre'
  /** Label: "Kubikzentimeter" */
  | 'cubicCentimetre'
  /** Label: "Kubikdezimeter" */
  | 'cubicDecimetre'
  /** Label: "Kubikmeter" */
  | 'cubicMetre'
  /** Label: "Kubikmillimeter" */
  | 'cubicMillimetre'
  /** Label: "Dekagramm" */
  | 'decagram'
  /** Label: "Deziliter" */
  | 'deciliter'
  /** Label: "Dezimeter" */
  | 'decimetre'
  /** Label: "Dutzend" */
  | 'dozen'
  /** Label: "Gramm" */
  | 'gram'
  /** Label: "Kilogramm" */
  | 'kilogram'
  /** Label: "Kilometer" */
  | 'kilometre'
  /** Label: "Liter" */
  | 'liter'
  /** Label: "Meter" */
  | 'metre'
  /** Label: "Milligramm" */
  | 'milligram'
  /** Label: "Milliliter" */
  | 'milliliter'
  /** Label: "Millimeter" */
  | 'millimetre'
  /** Label: "Packung" */
  | 'package'
  /** Label: "Paar" */
  | 'pair'
  /** Label: "Person" */
  | 'person'
  /** Label: "Stück" */
  | 'piece'
  /** Label: "Portion" */
  | 'serving'
  /** Label: "Quadratzentimeter" */
  | 'squareCentimetre'
  /** Label: "Quadratdezimeter" */
  | 'squareDecimetre'
  /** Label: "Quadratkilometer" */
  | 'squareKilometre'
  /** Label: "Quadratmeter" */
  | 'squareMetre'
  /** Label: "Quadratmillimeter" */
  | 'squareMillimetre';

export type WebhookDeliveryState =
  /** Label: "fehlgeschlagen" */
  | 'failed'
  /** Label: "wartet" */
  | 'queued'
  /** Label: "zugestellt" */
  | 'sent';

export type WebhookEvent =
  /** Label: "Geänderte Bestellung (order.changed)" */
  | 'orderChanged'
  /** Label: "Neue Bestellung (order.created)" */
  | 'orderCreated';
