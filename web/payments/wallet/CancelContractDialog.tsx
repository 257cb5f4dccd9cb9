import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useCancelContract } from './useCancelContract.ts';

interface CancelContractDialogProps {
  readonly onClose: () => void;
}

/** Confirmation before the contract is terminated, with its consequences. */
export function CancelContractDialog({ onClose }: CancelContractDialogProps) {
  const { t } = useTranslation(['wallet', 'shell']);
  const [cancel, isBusy] = useCancelContract(onClose);
  return (
    <Modal title={t('contractCancelTitle')} closeLabel={t('shell:close')} onClose={onClose}>
      <p>{t('contractCancelBody')}</p>
      <Buttons>
        <Button onClick={onClose}>{t('contractKeep')}</Button>
        <FilledDanger isBusy={isBusy} onClick={cancel}>
          {t('contractCancel')}
        </FilledDanger>
      </Buttons>
    </Modal>
  );
}

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 10px;
  padding-top: 20px;
  @media (max-width: 767px) { button { flex: 1; height: 44px; } }
`;

/** A filled danger button is used only inside a confirmation. */
const FilledDanger = styled(Button)`
  background: var(--neg);
  border-color: transparent;
  color: var(--bg);
  font-weight: 600;
  &:hover { background: var(--neg); border-color: transparent; opacity: .92; }
`;
