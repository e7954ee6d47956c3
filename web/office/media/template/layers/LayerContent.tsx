/** What a layer shows: the image to which the template is applied or always the same, or a text with placeholders. */
import { useRef } from 'react';
import { imagePlaceholder, layerFields } from '../../../../../schema/collections/imageTemplate';
import { errorsWithin, type FieldError } from '../../../../fields/fieldErrors';
import { ReferenceEditor } from '../../../../fields/inputs/ReferenceEditors';
import type { Row } from '../../../../fields/tree/tree';
import { Button } from '../../../../ui/actions/Button';
import { Input } from '../../../../ui/inputs/controls';
import { Field, FieldErrorText } from '../../../../ui/inputs/Field';
import { SegmentedControl } from '../../../../ui/inputs/SegmentedControl';
import styles from './layers.module.css';

interface Props {
  id: string;
  layer: Row;
  errors: readonly FieldError[];
  onChange: (value: string | null) => void;
}

export function LayerContent(props: Props) {
  const { type, value } = props.layer;
  const text = typeof value === 'string' ? value : '';
  const [error] = errorsWithin(props.errors, 'value');
  const content = { ...props, value: text, error: error?.text };
  if (type === 'image') return <ImageContent {...content} />;
  return type === 'text' ? <TextContent {...content} /> : null;
}

const imageKinds = { each: `Jeweiliges Bild ${imagePlaceholder}`, fixed: 'Festes Bild' } as const;

type ContentProps = Pick<Props, 'id' | 'onChange'> & { value: string; error: string | undefined };

const ImageContent = ({ id, value, error, onChange }: ContentProps) => (
  <div className={styles.content}>
    <SegmentedControl
      label="Bild der Ebene"
      options={imageKinds}
      value={value === imagePlaceholder ? 'each' : 'fixed'}
      onChange={kind => onChange(kind === 'each' ? imagePlaceholder : null)}
    />
    {value !== imagePlaceholder && (
      <fieldset className={styles.fixedImage} aria-describedby={error && `${id}-value-error`}>
        <ReferenceEditor id={`${id}-value`} field={{ to: 'image' }} label="Festes Bild" value={value || null} onChange={onChange} />
        {error && <FieldErrorText id={`${id}-value-error`}>{error}</FieldErrorText>}
      </fieldset>
    )}
  </div>
);

const placeholders = { '{title}': 'Titel des Bildes', '{shopName}': 'Name des Shops' } as const;

function TextContent({ id, value, error, onChange }: ContentProps) {
  const input = useRef<HTMLInputElement>(null);
  const insert = (placeholder: string): void => {
    const { selectionStart, selectionEnd } = input.current!;
    onChange(value.slice(0, selectionStart ?? value.length) + placeholder + value.slice(selectionEnd ?? value.length));
    input.current!.focus();
  };
  return (
    <div className={styles.content}>
      <Field id={`${id}-value`} label="Text" mark="required" error={error}>
        <Input ref={input} id={`${id}-value`} value={value} maxLength={layerFields.value.max} onChange={text => onChange(text || null)} />
      </Field>
      <span className={styles.actions}>
        {Object.entries(placeholders).map(([placeholder, name]) => (
          <Button
            key={placeholder}
            variant="secondary"
            size="small"
            label={`${placeholder} einfügen: ${name}`}
            onPress={() => insert(placeholder)}
          >
            {placeholder}
          </Button>
        ))}
      </span>
    </div>
  );
}
