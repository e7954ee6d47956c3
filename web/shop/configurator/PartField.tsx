/** One part of a product, asked by its kind. */
import { answerTo, takesUploads } from '../../../schema/rules/product/partAnswers';
import { CheckCard, CheckGroup } from '../../ui/inputs/CheckboxGroup';
import { ChoiceCard, ChoiceGroup } from '../../ui/inputs/RadioGroup';
import { Field } from '../../ui/inputs/Field';
import { Input, TextArea } from '../../ui/inputs/controls';
import type { CartPart, CartProduct } from '../cart/state/cartProduct';
import { useStore } from '../store/storeContext';
import { FileField } from './FileField';
import { filesFor, optionText } from './partAnswers';
import type { Draft } from './useConfiguration';

const longest = 2000;

interface Props {
  product: CartProduct;
  part: CartPart;
  draft: Draft;
}

export function PartField({ product, part, draft }: Props) {
  const { currency } = useStore();
  const answers = draft.choice.parts;
  const value = answerTo(part, answers);
  const onChange = (value: string[]): void => draft.answer(part, value);
  const isLabelHidden = product.isStepByStep; // the heading above already says what is asked
  const { name, type, optional } = part;
  const hint = part.description || undefined;
  const mark = optional ? 'optional' : 'required';
  if (takesUploads(part))
    return (
      <FileField
        part={part}
        files={filesFor(part, answers)}
        isLabelHidden={isLabelHidden}
        onChange={change => draft.changeFiles(part, change)}
        onBusy={isBusy => draft.setSending(part, isBusy)}
      />
    );
  if (type === 'text' || type === 'textarea') {
    const control = { value: value[0] ?? '', maxLength: longest, onChange: (text: string) => onChange(text ? [text] : []) };
    return (
      <Field label={name} hint={hint} mark={mark}>
        {type === 'text' ? <Input {...control} autoComplete="off" /> : <TextArea {...control} />}
      </Field>
    );
  }

  const cards = part.options.map(option => ({
    value: option.name,
    title: option.name,
    hint: option.allergens.length ? `Allergene: ${option.allergens.join(', ')}` : undefined,
    aside: optionText(product, option, currency),
  }));
  if (type === 'multiselect')
    return (
      <CheckGroup label={name} mark={mark} isLabelHidden={isLabelHidden} hint={hint} values={value} onChange={onChange}>
        {cards.map(card => (
          <CheckCard key={card.value} {...card} />
        ))}
      </CheckGroup>
    );
  return (
    <ChoiceGroup
      form="options"
      label={name}
      mark={mark}
      isLabelHidden={isLabelHidden}
      hint={hint}
      value={value[0] ?? null}
      isRequired={!optional}
      isOptional={optional}
      onChange={chosen => onChange(chosen === null ? [] : [chosen])}
    >
      {cards.map(card => (
        <ChoiceCard key={card.value} {...card} />
      ))}
    </ChoiceGroup>
  );
}
