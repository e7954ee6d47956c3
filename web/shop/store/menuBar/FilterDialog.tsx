/** The filters of the menu: diet, allergens to avoid and categories. They apply at once. */
import { isKeyOf, keysOf } from '../../../../schema/objects';
import { allergens } from '../../../../schema/rules/product/allergens';
import { Button } from '../../../ui/actions/Button';
import { CheckboxChip, CheckboxGroup } from '../../../ui/inputs/CheckboxGroup';
import { ChipGroup } from '../../../ui/inputs/ChipGroup';
import { Dialog } from '../../../ui/overlays/Dialog';
import styles from './FilterDialog.module.css';
import { scrollToResult } from './scrollToResult';
import { filterOptions, productCountText } from './filterTexts';
import { countProducts, type FilteredMenu } from './useMenuFilter';

interface Props {
  menu: FilteredMenu;
  onClose: () => void;
}

export function FilterDialog({ menu, onClose }: Props) {
  const { filter, sections, allSections, isActive, change, reset } = menu;
  const count = countProducts(sections);
  const options = filterOptions(allSections);
  const show = (): void => {
    onClose();
    scrollToResult();
  };
  return (
    <Dialog
      title="Filter"
      closesOnBackground
      footer={
        <>
          {isActive && (
            <Button variant="secondary" onPress={reset}>
              Zurücksetzen
            </Button>
          )}
          <Button onPress={show} isDisabled={count === 0}>
            {count === 0 ? 'Keine Produkte' : `${productCountText(count)} anzeigen`}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <div className={styles.groups}>
        {keysOf(options.diets).length > 0 && (
          <ChipGroup label="Ernährung" options={options.diets} value={filter.diet} onChange={diet => change({ diet })} />
        )}
        {options.allergens.length > 0 && (
          <CheckboxGroup
            label="Ohne Allergen"
            layout="chips"
            hint="Angaben nach Rezeptur; Spuren sind möglich. Bei starken Allergien fragen Sie bitte in der Filiale."
            values={filter.avoided}
            onChange={values => change({ avoided: values.filter(value => isKeyOf(allergens, value)) })}
          >
            {options.allergens.map(code => (
              <CheckboxChip key={code} value={code} label={allergens[code]} />
            ))}
          </CheckboxGroup>
        )}
        {options.categories.length > 1 && (
          <CheckboxGroup label="Kategorie" layout="chips" values={filter.categories} onChange={values => change({ categories: values })}>
            {options.categories.map(({ id, name }) => (
              <CheckboxChip key={id} value={id} label={name} />
            ))}
          </CheckboxGroup>
        )}
        <p role="status" className={styles.status}>
          {count === 0 && 'Leider wurden keine Ergebnisse gefunden.'}
        </p>
      </div>
    </Dialog>
  );
}
