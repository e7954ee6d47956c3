/** The pages of the shop. Each has a path and consists of blocks. */
import { editorPermissions } from '../access/collectionPermissions';
import { validate } from '../fields/validation/validate';
import { blocks, select, integer, email, checkbox, group, image, dateTime, reference, text } from '../fields/field';
import { collection } from './collection';

const type = select({
  name: 'SiteType',
  label: 'Seitentyp',
  help: 'Ohne Typ: Blöcke wie auf einer Standardseite, ohne deren Gestaltung.',
  default: 'standard',
  options: { standard: 'Standardseite', simple: 'Einfache Seite' },
});
const content = blocks({ label: 'Inhalt', pageTypeField: 'type' });
export const draft = blocks({
  label: 'Entwurf',
  help: 'Texte und Zahlen dürfen gegen Regeln verstoßen, bis sie als Inhalt veröffentlicht werden.',
  pageTypeField: 'type',
  isPrivate: true,
  isDraft: true,
});

export const site = collection({
  name: 'site',
  plural: 'sites',
  singularLabel: 'Seite',
  label: 'Seiten',
  menu: { area: 'website', position: 1 },
  icon: 'panels-top-left',
  useAsTitle: 'name',
  columns: ['name', 'path', 'type', 'isPublic', 'sortOrder'],
  isPublic: true,
  publicWhen: [{ isPublic: true }],
  defaultSort: 'sortOrder',
  searchFields: ['name', 'path'],
  // The type restricts the blocks, so both are validated together.
  validate: site => validate({ type, content, draft }, { type: site.type, content: site.content, draft: site.draft }),
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    title: text({ label: 'Titel', max: 120 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 2000 }),
    path: text({
      label: 'Adresse',
      help: 'Zum Beispiel ueber-uns/team. Leer: die Startseite. Die alte Adresse einer öffentlichen Seite leitet danach weiter.',
      max: 200,
      format: 'path',
    }),
    type,
    parent: reference({ label: 'Übergeordnete Seite', to: 'site' }),
    image: image({ label: 'Bild zum Teilen' }),
    seoTitle: text({ label: 'Titel für Suchmaschinen', max: 120 }),
    seoDescription: text({ label: 'Beschreibung für Suchmaschinen', multiline: true, max: 320 }),
    settings: group({
      name: 'SiteSettings',
      label: 'Einstellungen',
      fields: { email: email({ label: 'E-Mail für Bewerbungen', help: 'Leer: die E-Mail des Shops.' }) },
    }),
    content,
    draft,
    hasDraft: checkbox({ label: 'Hat unveröffentlichte Änderungen', required: true, isPrivate: true }),
    isPublic: checkbox({ label: 'Öffentlich', required: true }),
    publishedAt: dateTime({ label: 'Veröffentlicht am', readOnly: true }),
    sortOrder: integer({ label: 'Reihenfolge', required: true, min: 0, default: 0 }),
    showInSitemap: checkbox({ label: 'In Suchmaschinen zeigen', required: true }),
  },
  permissions: editorPermissions,
});
