import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { parseYuan, yuanText } from '../app/yuan.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { WearBar } from '../ui/WearBar.tsx';
import { type GoodsChoice, parseFloatBound, parseSeeds } from './goodsChoice.ts';
import { StickerChoice } from './StickerChoice.tsx';

/** What copies of one item are filtered by, each with a chip and a dialog. */
export type ListingFilterName = 'float' | 'seed' | 'sticker' | 'price';

interface ListingFilterDialogProps {
  readonly name: ListingFilterName;
  readonly marketItemId: string;
  readonly floatMin: number | null;
  readonly floatMax: number | null;
  readonly choice: GoodsChoice;
  readonly onApply: (next: GoodsChoice) => void;
  readonly onClose: () => void;
}

/** One filter's choice; Enter applies it. On phones a sheet from the bottom. */
export function ListingFilterDialog({ name, onApply, onClose, ...props }: ListingFilterDialogProps) {
  const { t } = useTranslation('market');
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOf(props.choice));
  const { next, problem } = readDraft(name, draft, props.choice);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  return (
    <Modal
      title={t(`filter_${name}`)}
      closeLabel={t('app:close')}
      onClose={onClose}
      footer={
        <Button look="primary" isWide type="submit" form={formId} disabled={next === null}>
          {t('showList')}
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (next !== null) {
            onApply(next);
          }
        }}
      >
        {name === 'float' && (
          <>
            <WearBar from={props.floatMin} to={props.floatMax} isLarge />
            <Pair>
              <Field
                label={t('lowest')}
                inputMode="decimal"
                placeholder={String(props.floatMin ?? 0)}
                maxLength={8}
                autoFocus
                value={draft.low}
                onChange={(event) => set({ low: event.target.value })}
              />
              <Field
                label={t('highest')}
                inputMode="decimal"
                placeholder={String(props.floatMax ?? 1)}
                maxLength={8}
                value={draft.high}
                onChange={(event) => set({ high: event.target.value })}
              />
            </Pair>
          </>
        )}
        {name === 'price' && (
          <Pair>
            <Field
              label={t('minPrice')}
              prefix="¥"
              inputMode="decimal"
              placeholder="0"
              maxLength={12}
              autoFocus
              value={draft.low}
              onChange={(event) => set({ low: event.target.value })}
            />
            <Field
              label={t('maxPrice')}
              prefix="¥"
              inputMode="decimal"
              placeholder={t('unlimited')}
              maxLength={12}
              value={draft.high}
              onChange={(event) => set({ high: event.target.value })}
            />
          </Pair>
        )}
        {name === 'seed' && (
          <Field
            label={t('filter_seedHint')}
            inputMode="text"
            placeholder="661, 387"
            maxLength={200}
            autoFocus
            value={draft.low}
            onChange={(event) => set({ low: event.target.value })}
          />
        )}
        {name === 'sticker' && (
          <Suspense fallback={<Skeleton height="280px" />}>
            <StickerChoice
              marketItemId={props.marketItemId}
              chosen={draft.stickers}
              hasAll={draft.hasAll}
              onChange={(stickers, hasAll) => set({ stickers, hasAll })}
            />
          </Suspense>
        )}
        {problem !== null && <Problem role="alert">{t(`filter_${problem}`)}</Problem>}
      </form>
    </Modal>
  );

  function draftOf(choice: GoodsChoice): Draft {
    const texts: Record<ListingFilterName, readonly [string, string]> = {
      float: [String(choice.floatMin ?? ''), String(choice.floatMax ?? '')],
      price: [yuan(choice.minPriceCents), yuan(choice.maxPriceCents)],
      seed: [choice.seeds.join(', '), ''],
      sticker: ['', ''],
    };
    const [low, high] = texts[name];
    return { low, high, stickers: choice.stickers, hasAll: choice.hasAllStickers };
  }
}

interface Draft {
  readonly low: string;
  readonly high: string;
  readonly stickers: readonly string[];
  readonly hasAll: boolean;
}

interface ReadDraft {
  readonly next: GoodsChoice | null;
  readonly problem: 'wrong' | 'reversed' | 'seedWrong' | null;
}

function readDraft(
  name: ListingFilterName,
  { low, high, stickers, hasAll }: Draft,
  choice: GoodsChoice,
): ReadDraft {
  if (name === 'sticker') {
    return { next: { ...choice, stickers, hasAllStickers: hasAll }, problem: null };
  }
  if (name === 'seed') {
    const seeds = parseSeeds(low);
    const isWrong = seeds.length === 0 && low.trim() !== '';
    return { next: isWrong ? null : { ...choice, seeds }, problem: isWrong ? 'seedWrong' : null };
  }
  const parse = name === 'float' ? parseFloatBound : parseYuan;
  const [from, to] = [parse(low.trim()), parse(high.trim())];
  if ((from === null && low.trim() !== '') || (to === null && high.trim() !== '')) {
    return { next: null, problem: 'wrong' };
  }
  if (from !== null && to !== null && from > to) {
    return { next: null, problem: 'reversed' };
  }
  const bounds =
    name === 'float' ? { floatMin: from, floatMax: to } : { minPriceCents: from, maxPriceCents: to };
  return { next: { ...choice, ...bounds }, problem: null };
}

function yuan(cents: number | null): string {
  return cents === null ? '' : yuanText(cents);
}

const Pair = styled.div`
  display: flex;
  gap: 12px;
  padding-top: 8px;
`;

const Problem = styled.p`
  padding-top: 8px;
  font-size: 12px;
  line-height: 18px;
  color: var(--neg);
`;
