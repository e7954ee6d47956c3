/** Pages of the shop: each is found by its path and made of blocks. */
import { check } from '../fields/validation/validate';
import { blocks, choice, count, email, flag, group, image, moment, reference, text } from '../fields/field';
import { collection } from './collection';

const type = choice({
  name: 'SiteType',
  label: 'Seitentyp',
  required: true,
  options: { standard: 'Standardseite', simple: 'Einfache Seite' },
});
const content = blocks({ label: 'Inhalt', layout: 'type' });
const draft = blocks({ label: 'Entwurf', layout: 'type', isPrivate: true });

export const site = collection({
  name: 'site',
  plural: 'sites',
  noun: 'Seite',
  label: 'Seiten',
  title: 'name',
  columns: ['name', 'path', 'type', 'isPublic', 'sortOrder'],
  isOpen: true,
  openWhen: [{ isPublic: true }],
  order: 'sortOrder',
  // A change of the one must fit the other.
  faults: site => check({ type, content, draft }, { type: site.type, content: site.content, draft: site.draft }),
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    title: text({ label: 'Titel', max: 120 }),
    description: text({ label: 'Beschreibung', multiline: true, max: 2000 }),
    path: text({ label: 'Adresse', help: 'Zum Beispiel ueber-uns/team. Leer: die Startseite.', max: 200, isPath: true }),
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
    hasDraft: flag({ label: 'Hat unveröffentlichte Änderungen', required: true, isPrivate: true }),
    isPublic: flag({ label: 'Öffentlich', required: true }),
    publishedAt: moment({ label: 'Veröffentlicht am', isMade: true }),
    sortOrder: count({ label: 'Reihenfolge', required: true, min: 0 }),
    showInSitemap: flag({ label: 'In Suchmaschinen zeigen', required: true }),
  },
});
