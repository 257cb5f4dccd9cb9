import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { BindingLine } from './BindingLine.tsx';
import { DialogButtons, DialogForm } from './dialogParts.tsx';
import type { Upload } from './useBindSteamAccounts.ts';

interface BindOutcomeProps {
  readonly upload: Upload;
  readonly onMore: () => void;
  readonly onClose: () => void;
}

/** The result of each file and line. The sign-ins at Steam update live. */
export function BindOutcome({ upload, onMore, onClose }: BindOutcomeProps) {
  const { t } = useTranslation('account');
  const { taken, skipped } = upload;
  return (
    <DialogForm as="div">
      {taken.length > 0 && (
        <Lines aria-label={t('taken')}>
          {taken.map(({ binding }) => (
            <BindingLine key={binding.id} binding={binding} />
          ))}
        </Lines>
      )}
      {skipped.length > 0 && (
        <Lines aria-label={t('skipped')}>
          {skipped.map(({ index, fileName, line, accountName, problem }) => (
            <SkippedUpload key={`${index}-${line}`}>
              <b>{accountName ?? fileName}</b>
              <Tag tone="warn">{t('notTaken')}</Tag>
              <span>
                {line != null && `${t('line', { line })} `}
                {t(`problem_${problem}`)}
              </span>
            </SkippedUpload>
          ))}
        </Lines>
      )}
      <DialogButtons>
        <Button onClick={onMore}>{t('bindMore')}</Button>
        <Button look="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  li { grid-template-columns: minmax(0, 1fr) auto; padding: 6px 0; border-bottom: 1px solid var(--line); }
  li > span:last-child { grid-column: 1 / -1; }
`;

const SkippedUpload = styled.li`
  display: grid;
  align-items: center;
  gap: 4px 12px;
  font-size: 13px;
  b { font-weight: 500; overflow-wrap: anywhere; }
  > span:last-child { color: var(--t3); }
`;
