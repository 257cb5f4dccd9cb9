import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { CopyFilterButtonQuery } from '../../__generated__/CopyFilterButtonQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import {
  COPY_FIELDS,
  type CopyField,
  type CopyTexts,
  isCopyText,
  isEveryCopy,
  type TagField,
  tagsOf,
  toggleTag,
} from './copyFilter.ts';
import { WithFactWords } from './DeskPart.tsx';

interface CopyFilterButtonProps {
  readonly texts: CopyTexts;
  readonly onChange: (texts: CopyTexts) => void;
}

/** Opens the form of the filter of copies; beside it the number of chosen fields, and the way back to all. */
export function CopyFilterButton(props: CopyFilterButtonProps) {
  return (
    <WithFactWords>
      <Buttons {...props} />
    </WithFactWords>
  );
}

function Buttons({ texts, onChange }: CopyFilterButtonProps) {
  const { t } = useTranslation(['desk', 'shell']);
  const [isOpen, setIsOpen] = useState(false);
  const count = Object.keys(texts).length;
  const apply = (next: CopyTexts) => {
    setIsOpen(false);
    onChange(next);
  };
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {count === 0 ? t('filter') : t('filterCount', { count })}
      </Button>
      {!isEveryCopy(texts) && (
        <Clear size="small" look="ghost" onClick={() => onChange({})}>
          {t('filterClear')}
        </Clear>
      )}
      {isOpen && (
        <Modal title={t('filter')} closeLabel={t('shell:close')} onClose={() => setIsOpen(false)}>
          <Suspense fallback={null}>
            <Form texts={texts} onDone={apply} />
          </Suspense>
          {!isEveryCopy(texts) && (
            <Button look="ghost" isWide onClick={() => apply({})}>
              {t('filterClear')}
            </Button>
          )}
        </Modal>
      )}
    </>
  );
}

const TAGS = [
  { field: 'type', category: 'TYPE' },
  { field: 'exterior', category: 'EXTERIOR' },
  { field: 'rarity', category: 'RARITY' },
] as const;
const RANGES = ['price', 'above', 'sale', 'held'] as const;

interface FormProps {
  readonly texts: CopyTexts;
  readonly onDone: (texts: CopyTexts) => void;
}

function Form({ texts, onDone }: FormProps) {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState<CopyTexts>(texts);
  const set = (field: CopyField, text: string) => setTyped({ ...typed, [field]: text.trim() });
  const isWrong = (field: CopyField) => Boolean(typed[field]) && !isCopyText(field, typed[field] ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!COPY_FIELDS.some(isWrong)) {
      onDone(Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')));
    }
  };
  const bound = (field: CopyField) => (
    <Field
      label={t(`filter_${field}`)}
      inputMode="decimal"
      value={typed[field] ?? ''}
      problem={isWrong(field) ? t('filterWrong') : undefined}
      onChange={(event) => set(field, event.target.value)}
    />
  );
  const choice = (field: CopyField, options: readonly (readonly [value: string, label: string])[]) => (
    <Label key={field}>
      <span>{t(`filter_${field}`)}</span>
      <Select value={typed[field] ?? ''} onChange={(event) => set(field, event.target.value)}>
        <option value="">{t('filterAny')}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Label>
  );
  return (
    <form onSubmit={submit}>
      <Grid>
        <TagChoices texts={typed} onChange={set} />
        {choice('cost', [
          ['known', t('filterCost_known')],
          ['unknown', t('filterCost_unknown')],
        ])}
        {RANGES.map((range) => (
          <Pair key={range}>
            {bound(`${range}Min`)}
            {bound(`${range}Max`)}
          </Pair>
        ))}
        <Field
          label={t('filter_cooldown')}
          type="date"
          value={typed.cooldown ?? ''}
          onChange={(event) => set('cooldown', event.target.value)}
        />
      </Grid>
      <Button type="submit" look="primary" size="large" isWide>
        {t('filterApply')}
      </Button>
    </form>
  );
}

interface TagChoicesProps {
  readonly texts: CopyTexts;
  readonly onChange: (field: TagField, text: string) => void;
}

function TagChoices({ texts, onChange }: TagChoicesProps) {
  const { i18n } = useTranslation('desk');
  const { marketTags } = useLazyLoadQuery<CopyFilterButtonQuery>(QUERY, {});
  return TAGS.map(({ field, category }) => (
    <TagChoice
      key={field}
      field={field}
      text={texts[field]}
      options={(marketTags ?? [])
        .filter((tag) => tag.category === category)
        .map((tag) => [tag.internalName, i18n.language === 'zh' ? tag.nameZh : tag.nameEn])}
      onChange={(text) => onChange(field, text)}
    />
  ));
}

interface TagChoiceProps {
  readonly field: TagField;
  readonly text: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (text: string) => void;
}

/** Any number of types, exteriors or rarities: folded away, with the chosen ones in its head. */
function TagChoice({ field, text, options, onChange }: TagChoiceProps) {
  const { t } = useTranslation('desk');
  const chosen = tagsOf(text);
  const labels = options.filter(([value]) => chosen.includes(value)).map(([, label]) => label);
  return (
    <Fold>
      <summary>
        <span>{t(`filter_${field}`)}</span>
        <b>{labels.length === 0 ? t('filterAny') : labels.join(t('filterJoin'))}</b>
      </summary>
      <Options role="group" aria-label={t(`filter_${field}`)}>
        {options.map(([value, label]) => (
          <Checkbox
            key={value}
            isChecked={chosen.includes(value)}
            onChange={() => onChange(toggleTag(text, value))}
          >
            {label}
          </Checkbox>
        ))}
      </Options>
    </Fold>
  );
}

const QUERY = graphql`
  query CopyFilterButtonQuery {
    marketTags {
      category
      internalName
      nameZh
      nameEn
    }
  }
`;

/** On phones the form alone has it. */
const Clear = styled(Button)`
  @media (max-width: 767px) { display: none; }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 16px;
  padding-bottom: 20px;
  select { width: 100%; }
`;

const Pair = styled.div`
  grid-column: 1 / -1;
  display: grid;
  align-items: end;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
`;

const Fold = styled.details`
  grid-column: 1 / -1;
  min-width: 0;
  border: 1px solid var(--ctl);
  border-radius: var(--r-input);
  summary { display: flex; gap: 12px; padding: 9px 12px; font-size: 13px; line-height: 20px; cursor: pointer; }
  summary span { flex: none; color: var(--t3); }
  summary b {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-weight: 400;
    text-align: right;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[open] summary b { white-space: normal; }
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 0 16px;
  max-height: 220px;
  padding: 4px 12px 8px;
  overflow-y: auto;
  border-top: 1px solid var(--line);
`;

const Label = styled.label`
  min-width: 0;
  > span { display: block; padding-bottom: 6px; font-size: 12px; line-height: 18px; color: var(--t3); }
`;
