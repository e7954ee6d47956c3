/** Chooses the page whose blocks a new page takes over. Any page can be a template, also one that is never published. */
import { Field } from '../../ui/inputs/Field';
import { Select } from '../../ui/inputs/controls';
import { buildSiteTree } from './list/siteTree';
import { useSites } from './list/useSites';

interface Props {
  value: string | null;
  onChange: (id: string | null) => void;
}

export function TemplateField({ value, onChange }: Props) {
  const { sites = [] } = useSites();
  const options = Object.fromEntries(
    buildSiteTree(sites).map(({ site, depth }) => [site.id, `${'\u2003'.repeat(depth)}${site.name} (/${site.path})`]),
  );
  return (
    <Field label="Vorlage" hint="Die neue Seite beginnt mit den Blöcken dieser Seite. Die Vorlage bleibt, wie sie ist.">
      <Select empty="Leere Seite" options={options} value={value} onChange={onChange} />
    </Field>
  );
}
