/** The field for one part of a product, by the type of the part. */
import { findAnswer, acceptsUploads, maxLengthOf } from '../../../../schema/rules/product/partAnswers';
import { CheckboxCard, CheckboxGroup } from '../../../ui/inputs/CheckboxGroup';
import { RadioCard, RadioGroup } from '../../../ui/inputs/RadioGroup';
import { Field } from '../../../ui/inputs/Field';
import { Input, TextArea } from '../../../ui/inputs/controls';
import type { CartPart, CartProduct } from '../../cart/cartProduct';
import { useStore } from '../../menu/storeContext';
import { FileField } from './FileField';
import { filesFor, optionHint, optionText } from '../partAnswers';
import type { Configuration } from '../useConfiguration';

interface Props {
  product: CartProduct;
  part: CartPart;
  configuration: Configuration;
}

export function PartField({ product, part, configuration }: Props) {
  const { currency } = useStore();
  const answers = configuration.choice.parts;
  const value = findAnswer(part, answers);
  const onChange = (newValue: string[]): void => configuration.answer(part, newValue);
  const isLabelHidden = product.isStepByStep; // the heading above already names the part
  const { name, type, optional } = part;
  const hint = part.description || undefined;
  const mark = optional ? 'optional' : 'required';
  if (acceptsUploads(part))
    return (
      <FileField
        part={part}
        files={filesFor(part, answers)}
        isLabelHidden={isLabelHidden}
        onChange={change => configuration.changeFiles(part, change)}
        onBusy={isBusy => configuration.setUploading(part, isBusy)}
      />
    );
  if (type === 'text' || type === 'textarea') {
    const inputProps = { value: value[0] ?? '', maxLength: maxLengthOf(part), onChange: (text: string) => onChange(text ? [text] : []) };
    return (
      <Field label={name} hint={hint} mark={mark}>
        {type === 'text' ? <Input {...inputProps} autoComplete="off" /> : <TextArea {...inputProps} />}
      </Field>
    );
  }

  const cards = part.options.map(option => ({
    value: option.name,
    title: option.name,
    hint: optionHint(option),
    aside: optionText(product, option, currency),
  }));
  if (type === 'multiselect')
    return (
      <CheckboxGroup label={name} mark={mark} isLabelHidden={isLabelHidden} hint={hint} values={value} onChange={onChange}>
        {cards.map(card => (
          <CheckboxCard key={card.value} {...card} />
        ))}
      </CheckboxGroup>
    );
  return (
    <RadioGroup
      layout="options"
      label={name}
      mark={mark}
      isLabelHidden={isLabelHidden}
      hint={hint}
      value={value[0] ?? null}
      isRequired={!optional}
      isOptional={optional}
      onChange={selected => onChange(selected === null ? [] : [selected])}
    >
      {cards.map(card => (
        <RadioCard key={card.value} {...card} />
      ))}
    </RadioGroup>
  );
}
