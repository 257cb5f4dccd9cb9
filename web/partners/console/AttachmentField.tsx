import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ATTACHMENT_TYPES, type Attachment } from './useAttachment.ts';

interface AttachmentFieldProps {
  readonly attachment: Attachment;
  /** The file stored on the server. */
  readonly keptName: string | null;
  readonly onChoose: (file: File) => void;
}

/** The attachment of an application: selected by keyboard, by a press, or dropped. The stored one can be downloaded. */
export function AttachmentField({ attachment, keptName, onChoose }: AttachmentFieldProps) {
  const { t } = useTranslation('console');
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { file, problem, progress } = attachment;
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped !== undefined) onChoose(dropped);
      }}
    >
      <span>{t('attachment')}</span>
      <div>
        <Button
          size="small"
          isBusy={progress !== null}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          <Icon name="plus" size={14} />
          {t(keptName === null && file === null ? 'chooseFile' : 'chooseOther')}
        </Button>
        {file !== null && (
          <Name>
            {file.name}
            <button type="button" aria-label={t('dropFile')} onClick={() => attachment.choose(null)}>
              <Icon name="x" size={14} />
            </button>
          </Name>
        )}
        {file === null && keptName !== null && (
          <a href="/web/partner/attachment" download={keptName}>
            {keptName}
          </a>
        )}
      </div>
      <small id={hintId}>{t('attachmentHint')}</small>
      {progress !== null && <progress aria-label={t('uploading')} max={1} value={progress} />}
      {problem !== undefined && (
        <Problem role="alert">
          <Icon name="alert" size={14} />
          {problem}
        </Problem>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={ATTACHMENT_TYPES.join(',')}
        aria-label={t('attachment')}
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          // Reset, so that selecting the same file again fires an event.
          event.target.value = '';
          if (picked !== undefined) onChoose(picked);
        }}
      />
    </Box>
  );
}

const Box = styled.div`
  min-width: 0;
  > span { display: block; padding-bottom: 6px; font-size: 12px; line-height: 18px; color: var(--t3); }
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
  > div > a { color: var(--accent-t); overflow-wrap: anywhere; }
  small { display: block; padding-top: 6px; font-size: 12px; line-height: 18px; color: var(--t3); }
  progress { width: 100%; height: 6px; margin-top: 8px; accent-color: var(--accent); }
  @media (max-width: 767px) { > div > button { height: 44px; } }
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  overflow-wrap: anywhere;
  button { position: relative; display: grid; place-items: center; width: 24px; height: 24px; color: var(--t3); }
  button::before { content: ""; position: absolute; inset: -8px; }
`;

const Problem = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-top: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--neg);
`;
