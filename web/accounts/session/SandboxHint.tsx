import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface SandboxHintProps {
  readonly sandboxUrl: string;
  readonly phone: string;
}

/** Note that the sandbox sends no real text messages; they can be read on the sandbox's own page. */
export function SandboxHint({ sandboxUrl, phone }: SandboxHintProps) {
  const { t } = useTranslation('session');
  const address = `${sandboxUrl.replace(/\/$/, '')}/sms?${new URLSearchParams({ phone })}`;
  return (
    <Hint>
      {t('sandboxHint')}{' '}
      <a href={address} target="_blank" rel="noreferrer">
        {t('sandboxLink')}
      </a>
    </Hint>
  );
}

const Hint = styled.p`
  padding: 8px 12px;
  border-radius: var(--r-input);
  background: var(--info-w);
  color: var(--t2);
  font-size: 12px;
  line-height: 18px;
  a { color: var(--accent-t); font-weight: 500; }
`;
