import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { type ReadyMafile, useTakeSandboxMafile } from './useTakeSandboxMafile.ts';

interface SandboxMafileProps {
  readonly label: string;
  readonly onTaken: (mafile: ReadyMafile) => void;
}

/** Sandbox only: creates a Steam account to try the binding. */
export function SandboxMafile({ label, onTaken }: SandboxMafileProps) {
  const { t } = useTranslation('account');
  const [takeMafile, isTaking] = useTakeSandboxMafile(onTaken);
  return (
    <Ready>
      <Button size="small" isBusy={isTaking} onClick={takeMafile}>
        {label}
      </Button>
      <small>{t('takeMafileHint')}</small>
    </Ready>
  );
}

const Ready = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  small { font-size: 12px; color: var(--t3); }
`;
