export type ActivitySource =
  /** Backoffice */
  | 'backend'
  /** System */
  | 'system'
  /** Terminal */
  | 'terminal';

export type ActivityStatus =
  /** beendet */
  | 'ended'
  /** pausiert */
  | 'paused'
  /** läuft */
  | 'running';

export type ActivityType =
  /** Schulung */
  | 'training'
  /** Reise */
  | 'travel'
  /** Arbeit */
  | 'work';

export type Allergen =
  /** glutenhaltiges Getreide */
  | 'A'
  /** Krebstiere */
  | 'B'
  /** Ei */
  | 'C'
  /** Fisch */
  | 'D'
  /** Erdnuss */
  | 'E'
  /** Soja */
  | 'F'
  /** Milch oder Laktose */
  | 'G'
  /** Schalenfrüchte */
  | 'H'
  /** Sellerie */
  | 'L'
  /** Senf */
  | 'M'
  /** Sesam */
  | 'N'
  /** Sulfite */
  | 'O'
  /** Lupinen */
  | 'P'
  /** Weichtiere */
  | 'R';

export type BackofficeOrderAction =
  /** Complete an order and, unless it is paid online, mark it as paid. */
  | 'completed'
  /** Confirm an order for this time or the requested one. */
  | 'confirm'
  /** Mark an order as in delivery, or as ready to be collected. */
  | 'inDelivery'
  /** Reject an order with a message to the customer. */
  | 'reject';

export type BlockBackground =
  /** Grün */
  | 'green'
  /** Gelb */
  | 'yellow';

export type BlockType =
  /** Karriere */
  | 'career'
  /** Galerie */
  | 'gallery'
  /** Hero */
  | 'hero'
  /** Neuigkeiten */
  | 'news'
  /** Anfrage */
  | 'orderRequest'
  /** Text */
  | 'text';

export type BranchScreen =
  /** Backoffice */
  | 'backoffice'
  /** Frontdesk */
  | 'frontdesk';

export type CalculationModel =
  /** pauschal */
  | 'flat'
  /** je Mengenschritt */
  | 'perStep'
  /** je Einheit */
  | 'perUnit';

export type Country =
  /** Österreich */
  | 'AT'
  /** Schweiz */
  | 'CH'
  /** Deutschland */
  | 'DE'
  /** Liechtenstein */
  | 'LI';

export type DeliveryMethod =
  /** Lieferung */
  | 'delivery'
  /** Vor Ort essen */
  | 'dineIn'
  /** Abholung */
  | 'takeaway';

export type DeviceStatus =
  /** Störung */
  | 'error'
  /** Offline */
  | 'offline'
  /** Online */
  | 'online';

export type DeviceType =
  /** Anzeige */
  | 'display'
  /** Kiosk */
  | 'kiosk'
  /** Drucker */
  | 'printer'
  /** Tablet */
  | 'tablet'
  /** Terminal */
  | 'terminal';

export type ImageFormat =
  /** JPG */
  | 'jpg'
  /** PNG */
  | 'png'
  /** WebP */
  | 'webp';

export type LayerAlign =
  /** mittig */
  | 'center'
  /** links */
  | 'left'
  /** rechts */
  | 'right';

export type LayerFit =
  /** ganz sichtbar */
  | 'contain'
  /** füllend */
  | 'cover';

export type LayerType =
  /** Farbe */
  | 'color'
  /** Verlauf */
  | 'gradient'
  /** Bild */
  | 'image'
  /** Logo */
  | 'logo'
  /** Text */
  | 'text';

export type LeadTimeType =
  /** Tagen */
  | 'days'
  /** Stunden */
  | 'hours'
  /** Minuten */
  | 'minutes'
  /** Wochen */
  | 'weeks';

export type LogChannel =
  /** Schnittstelle */
  | 'api'
  /** Verwaltung */
  | 'app'
  /** Anmeldung */
  | 'auth'
  /** Geräte */
  | 'device'
  /** E-Mail */
  | 'mail'
  /** Bestellungen */
  | 'order'
  /** Zahlung */
  | 'payment'
  /** SMS */
  | 'sms';

export type LogLevel =
  /** Debug */
  | 'debug'
  /** Fehler */
  | 'error'
  /** Info */
  | 'info'
  /** Warnung */
  | 'warning';

export type MarqueeDirection =
  /** Nach rechts */
  | 'ltr'
  /** Nach links */
  | 'rtl';

export type MessageKind =
  /** E-Mail */
  | 'mail'
  /** SMS */
  | 'sms';

export type MessageState =
  /** fehlgeschlagen */
  | 'failed'
  /** wartet */
  | 'queued'
  /** gesendet */
  | 'sent'
  /** nicht konfiguriert */
  | 'unconfigured';

export type NavigationItemType =
  /** Filiale */
  | 'branch'
  /** Startseite */
  | 'home'
  /** Adresse */
  | 'link'
  /** Seite */
  | 'site';

export type OpeningRuleType =
  /** Täglich */
  | 'daily'
  /** Freitag */
  | 'friday'
  /** Montag */
  | 'monday'
  /** Einmalig */
  | 'once'
  /** Samstag */
  | 'saturday'
  /** Sonntag */
  | 'sunday'
  /** Donnerstag */
  | 'thursday'
  /** Dienstag */
  | 'tuesday'
  /** Mittwoch */
  | 'wednesday';

export type OrderButtonMode =
  /** Zahlungspflichtig bestellen */
  | 'binding'
  /** Bestellung abschicken */
  | 'specified';

export type OrderPaymentState =
  /** Fehlgeschlagen */
  | 'failed'
  /** Betrag oder Währung weichen ab */
  | 'mismatched'
  /** Offen */
  | 'open'
  /** Bezahlt */
  | 'paid';

export type OrderRequestProduct =
  /** Brezel */
  | 'Brezel'
  /** Laugenstange */
  | 'Laugenstange';

export type OrderSource =
  /** Schnittstelle */
  | 'api'
  /** Kiosk */
  | 'kiosk'
  /** Personal */
  | 'staff'
  /** Shop */
  | 'web';

export type OrderStatus =
  /** Storniert */
  | 'CANCELED'
  /** Abgeschlossen */
  | 'COMPLETED'
  /** Bestätigt */
  | 'CONFIRMED'
  /** Anderer Termin vorgeschlagen */
  | 'COUNTER_PROPOSED'
  /** Zugestellt */
  | 'DELIVERED'
  /** Fehlgeschlagen */
  | 'FAILED'
  /** In Zustellung */
  | 'IN_DELIVERY'
  /** Abgelehnt */
  | 'REJECTED'
  /** Wartet auf Bestätigung */
  | 'WAITING_FOR_CONFIRMATION'
  /** Wartet auf Zahlung */
  | 'WAITING_FOR_PAYMENT';

export type Orientation =
  /** Querformat */
  | 'landscape'
  /** Hochformat */
  | 'portrait';

export type PartType =
  /** Datei */
  | 'file'
  /** Dateien */
  | 'files'
  /** Bild */
  | 'image'
  /** Bilder */
  | 'images'
  /** Mehrfachauswahl */
  | 'multiselect'
  /** Auswahl */
  | 'select'
  /** Text */
  | 'text'
  /** Langer Text */
  | 'textarea';

export type PaymentMethod =
  /** Bankomatkarte */
  | 'atmCard'
  /** Barzahlung */
  | 'cash'
  /** Online-Zahlung (Datatrans) */
  | 'datatrans'
  /** Hydro AG Gutschein */
  | 'hydroAgVoucher'
  /** Online-Zahlung (Mollie) */
  | 'mollie';

export type PaymentProblemType =
  /** Zahlung zurückgebucht */
  | 'chargeback'
  /** Zahlung weicht ab */
  | 'mismatch'
  /** Erstattung verzögert sich */
  | 'refundDelayed'
  /** Erstattung fehlgeschlagen */
  | 'refundFailed';

export type PriceModifier =
  /** Aufpreis */
  | 'add'
  /** neuer Preis */
  | 'overwrite'
  /** Abzug */
  | 'subtract';

export type PrinterProtocol =
  /** CloudPRNT */
  | 'cloudprnt'
  /** Epson Server Direct Print */
  | 'epson';

export type ProductPricing =
  /** ungefähr */
  | 'approximate'
  /** fest */
  | 'fixed'
  /** mindestens */
  | 'minimum';

export type ProductType =
  /** Paket */
  | 'bundle'
  /** zum Zusammenstellen */
  | 'configurable'
  /** einfach */
  | 'simple';

export type ProjectStatus =
  /** aktiv */
  | 'active'
  /** abgeschlossen */
  | 'finished'
  /** pausiert */
  | 'paused'
  /** geplant */
  | 'planned';

export type Role =
  /** Administration */
  | 'ROLE_ADMIN'
  /** Redaktion */
  | 'ROLE_EDITOR'
  /** Mitarbeit */
  | 'ROLE_EMPLOYEE'
  /** Leitung */
  | 'ROLE_MANAGER';

export type ScheduleType =
  /** Feiertag */
  | 'holiday'
  /** Dienst */
  | 'shift'
  /** Krankenstand */
  | 'sick'
  /** Nicht verfügbar */
  | 'unavailable'
  /** Urlaub */
  | 'vacation';

export type SegmentType =
  /** Bild */
  | 'image'
  /** Szene */
  | 'scene'
  /** Seite */
  | 'site'
  /** Video */
  | 'video';

export type SignageCommandState =
  /** abgebrochen */
  | 'aborted'
  /** ausgeführt */
  | 'done'
  /** fehlgeschlagen */
  | 'failed'
  /** wartet */
  | 'pending'
  /** gesendet */
  | 'sent';

export type SignageCommandType =
  /** Namen zeigen */
  | 'identify'
  /** Stream spielen */
  | 'playStream'
  /** Neu laden */
  | 'reload'
  /** Neu starten */
  | 'restart'
  /** Bildschirmfoto */
  | 'screenshot'
  /** Lautstärke */
  | 'setVolume'
  /** Ausschalten */
  | 'turnOff'
  /** Einschalten */
  | 'turnOn';

export type SiteType =
  /** Einfache Seite */
  | 'simple'
  /** Standardseite */
  | 'standard';

export type TaskPriority =
  /** hoch */
  | 'high'
  /** niedrig */
  | 'low'
  /** normal */
  | 'normal';

export type TaskRecurrence =
  /** täglich */
  | 'daily'
  /** monatlich */
  | 'monthly'
  /** keine */
  | 'none'
  /** wöchentlich */
  | 'weekly';

export type TaskStatus =
  /** abgebrochen */
  | 'canceled'
  /** erledigt */
  | 'done'
  /** in Arbeit */
  | 'inProgress'
  /** offen */
  | 'open';

export type TokenScope =
  /** Katalog lesen */
  | 'catalogRead'
  /** Inhalte lesen */
  | 'contentRead'
  /** Bestellungen lesen */
  | 'ordersRead'
  /** Bestellungen anlegen und bearbeiten */
  | 'ordersWrite'
  /** Dienstpläne lesen */
  | 'schedulesRead'
  /** Statistik lesen */
  | 'statisticsRead';

export type Transition =
  /** Überblenden */
  | 'fade'
  /** keiner */
  | 'none'
  /** Schieben */
  | 'slide';

export type Unit =
  /** Zentiliter */
  | 'centiliter'
  /** Zentimeter */
  | 'centimetre'
  /** Kubikzentimeter */
  | 'cubicCentimetre'
  /** Kubikdezimeter */
  | 'cubicDecimetre'
  /** Kubikmeter */
  | 'cubicMetre'
  /** Kubikmillimeter */
  | 'cubicMillimetre'
  /** Dekagramm */
  | 'decagram'
  /** Deziliter */
  | 'deciliter'
  /** Dezimeter */
  | 'decimetre'
  /** Dutzend */
  | 'dozen'
  /** Gramm */
  | 'gram'
  /** Kilogramm */
  | 'kilogram'
  /** Kilometer */
  | 'kilometre'
  /** Liter */
  | 'liter'
  /** Meter */
  | 'metre'
  /** Milligramm */
  | 'milligram'
  /** Milliliter */
  | 'milliliter'
  /** Millimeter */
  | 'millimetre'
  /** Packung */
  | 'package'
  /** Paar */
  | 'pair'
  /** Person */
  | 'person'
  /** Stück */
  | 'piece'
  /** Portion */
  | 'serving'
  /** Quadratzentimeter */
  | 'squareCentimetre'
  /** Quadratdezimeter */
  | 'squareDecimetre'
  /** Quadratkilometer */
  | 'squareKilometre'
  /** Quadratmeter */
  | 'squareMetre'
  /** Quadratmillimeter */
  | 'squareMillimetre';

export type WebhookDeliveryState =
  /** fehlgeschlagen */
  | 'failed'
  /** wartet */
  | 'queued'
  /** zugestellt */
  | 'sent';

export type WebhookEvent =
  /** Geänderte Bestellung (order.changed) */
  | 'orderChanged'
  /** Neue Bestellung (order.created) */
  | 'orderCreated';
