import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import type { BulkRequest } from '../../shell/dialogs.ts';
import { useStop } from '../../shell/restriction/useStop.tsx';
import { YuanField } from '../../shell/YuanField.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CountdownButton } from '../../ui/CountdownButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { BulkHistory } from './BulkHistory.tsx';
import { BulkSums } from './BulkSums.tsx';
import {
  BULK_TARGETS_MAX,
  type BulkDraft,
  basesOf,
  changeOf,
  firstDraft,
  isBasisWrong,
  MULTIPLIERS,
} from './bulkDraft.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { useBulkPreview } from './useBulkPreview.ts';
import { useStartBulk } from './useStartBulk.ts';
import { VarietyPrices } from './VarietyPrices.tsx';

interface BulkDialogProps {
  readonly request: BulkRequest;
  readonly onClose: () => void;
}

/**
 * The form of an action on everything that a filter matches, with what it would do in sums. The market carries it out;
 * the page shows its progress.
 */
export function BulkDialog(props: BulkDialogProps) {
  // The market refuses so many, also in a dry run: asking again would never help.
  return props.request.count > BULK_TARGETS_MAX ? <TooMany {...props} /> : <BulkForm {...props} />;
}

/** In place of the form: what to do where a filter matches more than one action takes. */
function TooMany({ request: { verbs, count }, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['bulk', 'shell']);
  return (
    <Modal
      title={t(`title_${verbs[0] ?? 'REPRICE'}`, { count })}
      shape="drawer"
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      <Form>
        <p role="status">{t('tooMany', { most: wholeNumberText(BULK_TARGETS_MAX) })}</p>
        <BulkHistory />
      </Form>
    </Modal>
  );
}

function BulkForm({ request, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['bulk', 'shell']);
  const { toasts } = useAppServices();
  const { selection, verbs, count } = request;
  const [draft, setDraft] = useState(() => firstDraft(verbs[0] ?? 'REPRICE'));
  // The confirmation was of the prices before the edit.
  const edit = (next: BulkDraft) => setDraft({ ...next, isPriceConfirmed: false });
  const change = changeOf(draft);
  const { preview, hasFailed, askAgain } = useBulkPreview(selection, change);
  const [start, isStarting] = useStartBulk((place) => {
    toasts.show('success', place === null ? t('started') : t('queued', { place }));
    request.onDone?.();
    onClose();
  }, askAgain);
  const number = preview?.doneCount ?? 0;
  const stop = useStop('LIST', onClose);
  const isHeld = stop.isStopped && ['LIST', 'REPRICE', 'DISCOUNT'].includes(draft.verb);
  const isLow = preview?.refused.some(({ reason }) => reason === 'PRICE_TOO_LOW') ?? false;
  return (
    <Modal
      // What will happen now, once that is known.
      title={t(`title_${draft.verb}`, { count: preview?.doneCount ?? count })}
      shape="drawer"
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <CountdownButton
          waitingLabel={t('check')}
          // No number before it is known.
          readyLabel={t(`${preview === null ? 'verb' : 'confirm'}_${draft.verb}`, { count: number })}
          readySpoken={t('ready')}
          resetKey={JSON.stringify([change, preview === null])}
          isDisabled={change === null || number === 0 || isHeld}
          isBusy={isStarting}
          onPress={() =>
            change !== null && preview !== null && start({ selection, change, digest: preview.digest })
          }
        />
      }
    >
      <Form>
        {isHeld && stop.panel}
        {verbs.length > 1 && <Verbs draft={draft} verbs={verbs} onChange={edit} />}
        <Prices
          draft={draft}
          selection={selection}
          isWrong={isBasisWrong(draft)}
          isLow={isLow}
          onChange={edit}
          onConfirm={(isPriceConfirmed) => setDraft({ ...draft, isPriceConfirmed })}
        />
        <BulkSums
          verb={draft.verb}
          isEnding={draft.basis === 'NO_DISCOUNT'}
          preview={preview}
          plan={change && { selection, change }}
          onRetry={hasFailed ? askAgain : null}
          onLeave={onClose}
        />
        <Hint>{t('hint')}</Hint>
        <BulkHistory />
      </Form>
    </Modal>
  );
}

interface VerbsProps {
  readonly draft: BulkDraft;
  readonly verbs: BulkRequest['verbs'];
  readonly onChange: (draft: BulkDraft) => void;
}

/** What can be done with the copies. Each begins with the first basis of its own. */
function Verbs({ draft, verbs, onChange }: VerbsProps) {
  const { t } = useTranslation('bulk');
  return (
    <Segmented
      label={t('verb')}
      value={draft.verb}
      options={verbs.map((verb) => ({ value: verb, label: t(`verb_${verb}`) }))}
      onChange={(verb) => onChange({ ...draft, verb, basis: firstDraft(verb).basis })}
    />
  );
}

interface PriceProps {
  readonly draft: BulkDraft;
  readonly isWrong: boolean;
  readonly onChange: (draft: BulkDraft) => void;
}

interface PricesProps extends PriceProps {
  readonly selection: BulkRequest['selection'];
  /** Some of the new asks are so low that they have to be confirmed. */
  readonly isLow: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** What the action sets: a basis for all, prices of single items, and the confirmation of low ones. */
function Prices({ draft, selection, isWrong, isLow, onChange, onConfirm }: PricesProps) {
  const { t } = useTranslation('bulk');
  const { verb, isPriceConfirmed } = draft;
  return (
    <>
      {verb !== 'UNLIST' && <Price draft={draft} isWrong={isWrong} onChange={onChange} />}
      {(verb === 'LIST' || verb === 'REPRICE') && (
        <VarietyPrices
          selection={selection}
          kind={verb}
          basis={changeOf({ ...draft, varieties: {} })}
          drafts={draft.varieties}
          onChange={(varieties) => onChange({ ...draft, varieties })}
        />
      )}
      {(isLow || isPriceConfirmed) && ['LIST', 'REPRICE', 'DISCOUNT'].includes(verb) && (
        <Checkbox isChecked={isPriceConfirmed} onChange={onConfirm}>
          {t('confirmLow')}
        </Checkbox>
      )}
    </>
  );
}

function Price({ draft, isWrong, onChange }: PriceProps) {
  const { t } = useTranslation('bulk');
  const { basis, texts, verb } = draft;
  const shared = {
    label: t(`field_${basis}`),
    value: texts[basis],
    autoComplete: 'off',
    problem: isWrong && texts[basis].trim() !== '' ? t(`wrong_${basis}`) : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...draft, texts: { ...texts, [basis]: event.target.value } }),
  };
  return (
    <>
      <Bases>
        <Segmented
          label={t(verb === 'COST' || verb === 'DISCOUNT' ? `verb_${verb}` : 'basis')}
          value={basis}
          options={basesOf(verb).map((value) => ({ value, label: t(`basis_${value}`) }))}
          onChange={(value) => onChange({ ...draft, basis: value })}
        />
      </Bases>
      {basis === 'NO_COST' || basis === 'NO_DISCOUNT' || basis === 'MATCH' ? null : basis === 'DISCOUNT' ? (
        <DiscountFields draft={draft} onChange={onChange} />
      ) : basis === 'REFERENCE' || basis === 'OWN_ASK' ? (
        <Field
          {...shared}
          prefix="×"
          inputMode="decimal"
          maxLength={5}
          placeholder={`${MULTIPLIERS[basis].min} – ${MULTIPLIERS[basis].max}`}
        />
      ) : (
        <YuanField {...shared} />
      )}
    </>
  );
}

const Form = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding: 4px 24px 24px;
  > * { max-width: 100%; }
  @media (max-width: 767px) { padding: 4px 16px 24px; }
`;

const Bases = styled.div`
  overflow-x: auto;
  scrollbar-width: none;
`;

const Hint = styled.p`
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;
