import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCopyText } from '../../shell/useCopyText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Code } from './partnerParts.ts';

interface CopyLineProps {
  /** The accessible name. */
  readonly label: string;
  readonly text: string;
}

/** A text to be used elsewhere exactly as it is, with a copy button. */
export function CopyLine({ label, text }: CopyLineProps) {
  const { t } = useTranslation('console');
  const copy = useCopyText(t('copied'), t('copyFailed'));
  return (
    <Box>
      <Code aria-label={label}>{text}</Code>
      <button type="button" aria-label={t('copyOf', { what: label })} onClick={() => void copy(text)}>
        <Icon name="copy" size={14} />
      </button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-input);
  background: var(--s2);
  pre { flex: 1; }
  button { position: relative; flex: none; display: grid; place-items: center; width: 34px; height: 34px; color: var(--t3); }
  button:hover { color: var(--t1); }
  @media (max-width: 1023px) { button { width: 44px; } button::before { content: ""; position: absolute; inset: -5px 0; } }
`;
