import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Icon } from '../../ui/Icon.tsx';

interface CodeBlockProps {
  readonly text: string;
}

/** Code to be used elsewhere exactly as it is, with a copy button. Long lines scroll within the block, by keyboard too. */
export function CodeBlock({ text }: CodeBlockProps) {
  const { t } = useTranslation('articles');
  const { toasts } = useAppServices();
  // Not `useCopyText`: with one page more that uses it, it would move into the script that every page loads.
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.show('success', t('copied')),
      () => toasts.show('failure', t('copyFailed')),
    );
  return (
    <Box>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <button type="button" aria-label={t('copyCode')} title={t('copyCode')} onClick={() => void copy()}>
        <Icon name="copy" size={14} />
      </button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  min-width: 0;
  margin: 12px 0;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--s1);
  pre { flex: 1; min-width: 0; padding: 12px 14px; overflow-x: auto; font: 13px/21px var(--mono); color: var(--t1); }
  && code { padding: 0; border: 0; background: none; font: inherit; overflow-wrap: normal; }
  button { flex: none; display: grid; place-items: center; width: 44px; height: 44px; color: var(--t3); }
  button:hover { color: var(--t1); }
`;
