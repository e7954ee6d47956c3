/** The properties that two editors changed, with both versions and the one before. The page has the other editor's until one is chosen. */
import { useContext } from 'react';
import { TimeZoneContext } from '../../../../fields/timeZoneContext';
import { theirsLabel, valueText } from '../conflicts/conflictTexts';
import { VersionsCard } from '../conflicts/VersionsCard';
import type { SiteEditor } from '../useSiteEditor';
import { partOf, propertyField, type PropertyPart } from './propertyFields';

export function PropertyConflicts({ part, editor: { properties, resolveProperty } }: { part: PropertyPart; editor: SiteEditor }) {
  const zone = useContext(TimeZoneContext);
  return properties.conflicts
    .filter(({ name }) => partOf(name) === part)
    .map(conflict => {
      const field = propertyField(conflict.name);
      return (
        <VersionsCard
          key={conflict.name}
          label={field.label}
          versions={{
            'Ihre Fassung': valueText(field, conflict.value, zone),
            [theirsLabel(conflict, zone)]: valueText(field, conflict.theirs, zone),
            Ursprung: valueText(field, conflict.before, zone),
          }}
          onChoose={winner => resolveProperty(conflict, winner)}
        />
      );
    });
}
