import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { WearBar } from '../../ui/WearBar.tsx';
import type { GoodsChoice } from './goodsChoice.ts';
import { ListingFilterFields } from './ListingFilterFields.tsx';
import { draftOf, type ListingDraft, type ListingFilterName, readDraft } from './listingDraft.ts';
import { StickerChoice } from './StickerChoice.tsx';

interface ListingFilterDialogProps {
  readonly name: ListingFilterName;
  readonly marketItemId: string;
  readonly floatMin: number | null;
  readonly floatMax: number | null;
  readonly choice: GoodsChoice;
  readonly onApply: (next: GoodsChoice) => void;
  readonly onClose: () => void;
}

/** Dialog of one filter. Enter applies it. On phones a bottom sheet. */
export function ListingFilterDialog({ name, onApply, onClose, ...props }: ListingFilterDialogProps) {
  const { t } = useTranslation('market');
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOf(name, props.choice));
  const { next, problem } = readDraft(name, draft, props.choice);
  const set = (change: Partial<ListingDraft>) => setDraft({ ...draft, ...change });
  return (
    <Modal
      title={t(`filter_${name}`)}
      closeLabel={t('shell:close')}
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
        {name === 'float' && <WearBar from={props.floatMin} to={props.floatMax} isLarge />}
        {name === 'sticker' ? (
          <StickerChoice
            marketItemId={props.marketItemId}
            chosen={draft.stickers}
            hasAll={draft.hasAll}
            onChange={(stickers, hasAll) => set({ stickers, hasAll })}
          />
        ) : (
          <ListingFilterFields
            name={name}
            draft={draft}
            floatMin={props.floatMin}
            floatMax={props.floatMax}
            onChange={set}
          />
        )}
        {problem !== null && <Problem role="alert">{t(`filter_${problem}`)}</Problem>}
      </form>
    </Modal>
  );
}

const Problem = styled.p`
  padding-top: 8px;
  font-size: 12px;
  line-height: 18px;
  color: var(--neg);
`;
