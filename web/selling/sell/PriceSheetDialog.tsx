import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { useStop } from '../../shell/restriction/useStop.tsx';
import { useUpload } from '../../shell/useUpload.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';

interface PriceSheetDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The answer of `/web/selling/prices` and of its dry run. */
interface SheetOutcome {
  readonly lineCount: number;
  readonly priceCount: number;
  readonly costCount: number;
  readonly loweredCount: number;
  readonly errorCount: number;
  readonly errors: readonly SheetError[];
  readonly isDone: boolean;
}

interface SheetError {
  readonly line: number;
  readonly column: string | null;
  readonly problem: string;
  /** Why a price was refused; null for every other problem. */
  readonly reason: string | null;
  readonly text: string;
}

/** Prices and costs as a file: download, change, upload. A file is first only checked; it is done as a whole or not at all. */
export function PriceSheetDialog({ onDone, onClose }: PriceSheetDialogProps) {
  const { t } = useTranslation(['sell', 'shell']);
  const { toasts } = useAppServices();
  const [file, setFile] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<SheetOutcome | null>(null);
  const [check, checked] = useUpload<SheetOutcome>('/web/selling/prices/check', 'sheet');
  const [carryOut, sent] = useUpload<SheetOutcome>('/web/selling/prices', 'sheet');
  const isBusy = checked !== null || sent !== null;
  const stop = useStop('LIST', onClose);
  async function ask(chosen: File, upload: typeof check) {
    const answer = await upload(chosen, chosen.name);
    if ('problem' in answer) {
      toasts.show('failure', answer.problem);
      return;
    }
    setOutcome(answer.data);
    if (answer.data.isDone) {
      const { priceCount, costCount } = answer.data;
      toasts.show('success', t('sheet_done', { priceCount, costCount }));
      onDone();
      onClose();
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // So that the same file can be chosen again after it was changed.
    target.value = '';
    if (chosen === undefined) {
      return;
    }
    setFile(chosen);
    setOutcome(null);
    void ask(chosen, check);
  };
  const canDo = outcome !== null && outcome.errorCount === 0 && outcome.priceCount + outcome.costCount > 0;
  return (
    <Modal title={t('sheet_title')} closeLabel={t('shell:close')} onClose={onClose}>
      <Body>
        <p>{t('sheet_hint')}</p>
        <Row>
          <a href="/web/selling/prices.csv" download>
            <Icon name="down" size={14} />
            {t('sheet_download')}
          </a>
          <Choose>
            <input type="file" accept=".csv,text/csv" disabled={isBusy} onChange={choose} />
            {file === null ? t('sheet_choose') : t('sheet_chosen', { name: file.name })}
          </Choose>
        </Row>
        {outcome !== null && <Outcome outcome={outcome} />}
        {stop.panel}
        <Button
          look="primary"
          size="large"
          isWide
          isBusy={isBusy}
          disabled={!canDo || stop.isStopped}
          onClick={() => file !== null && void ask(file, carryOut)}
        >
          {t('sheet_do')}
        </Button>
      </Body>
    </Modal>
  );
}

function Outcome({ outcome }: { readonly outcome: SheetOutcome }) {
  const { t } = useTranslation('sell');
  const { lineCount, priceCount, costCount, loweredCount, errorCount, errors } = outcome;
  const textOf = ({ line, column, problem, reason, text }: SheetError) => {
    const code = reason?.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    const why = t(code ? [`reason_${code}`, 'reason_unknown'] : [`sheet_problem_${problem}`]);
    const place =
      column === null
        ? t('sheet_line', { line })
        : t('sheet_cell', { line, column: t(`sheet_column_${column}`) });
    return text === '' ? t('sheet_error', { place, why }) : t('sheet_errorAt', { place, why, text });
  };
  return (
    <div role="status">
      <b>
        {t(errorCount > 0 ? 'sheet_wrong' : priceCount + costCount > 0 ? 'sheet_right' : 'sheet_same', {
          lineCount,
          priceCount,
          costCount,
          count: errorCount,
        })}
      </b>
      {loweredCount > 0 && <p>{t('sheet_lowered', { count: loweredCount })}</p>}
      {errors.length > 0 && (
        <Errors>
          {errors.map((error, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may have several, and the list never changes.
            <li key={at}>{textOf(error)}</li>
          ))}
        </Errors>
      )}
      {errorCount > errors.length && <p>{t('sheet_more', { count: errorCount - errors.length })}</p>}
    </div>
  );
}

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 4px 24px 24px;
  p { color: var(--t2); }
  @media (max-width: 767px) { padding-inline: 16px; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  a { display: inline-flex; align-items: center; gap: 6px; color: var(--accent-t); font-weight: 500; }
  a:hover { text-decoration: underline; }
`;

const Choose = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  max-width: 100%;
  padding: 0 14px;
  overflow: hidden;
  border: 1px solid var(--line-2);
  border-radius: var(--r-input);
  font-weight: 500;
  cursor: pointer;
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  &:hover { border-color: var(--ctl); }
  &:focus-within { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

const Errors = styled.ul`
  max-height: 240px;
  margin-top: 8px;
  padding: 6px 12px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  font-size: 13px;
  line-height: 20px;
  color: var(--neg);
  overflow-wrap: anywhere;
`;
