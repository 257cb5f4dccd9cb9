import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import type { SaveFilterRequest } from '../../shell/dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { parseYuan, yuanText } from '../../ui/money.ts';
import { Dollars } from '../../ui/Price.tsx';
import { AMOUNT_MAX_CENTS } from '../items/marketItem.ts';
import { useSaveFilter } from './useSaveFilter.ts';

interface SaveFilterDialogProps {
  readonly request: SaveFilterRequest;
  readonly onClose: () => void;
}

const NAME_MAX = 40;

/** Saves a market list under a name, optionally with notifications of new matches. */
export function SaveFilterDialog({ request, onClose }: SaveFilterDialogProps) {
  const { t } = useTranslation('watch');
  const { toasts } = useAppServices();
  const [saveFilter, isInFlight] = useSaveFilter();
  const [name, setName] = useState([...request.name].slice(0, NAME_MAX).join(''));
  const [wantsAlerts, setWantsAlerts] = useState(request.alert?.wantsAlerts ?? true);
  const knownLimit = request.alert?.priceLimitCents ?? null;
  const [limit, setLimit] = useState(knownLimit === null ? '' : yuanText(knownLimit));
  const [hasTried, setHasTried] = useState(false);
  const limitCents = parseYuan(limit.trim());
  const isNameWrong = name.trim() === '';
  const isLimitWrong =
    limit.trim() !== '' && (limitCents === null || limitCents < 1 || limitCents > AMOUNT_MAX_CENTS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (isNameWrong || (wantsAlerts && isLimitWrong)) {
      return;
    }
    const input = { name: name.trim(), filter: request.filter, wantsAlerts };
    saveFilter({ ...input, priceLimitCents: wantsAlerts ? limitCents : null }, () => {
      toasts.show('success', t('filterSaved'));
      onClose();
    });
  };
  return (
    <Modal
      title={request.alert === undefined ? t('saveFilterTitle') : request.name}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      <Form noValidate onSubmit={submit}>
        {request.alert === undefined && (
          <Field
            label={t('filterName')}
            maxLength={NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
            problem={hasTried && isNameWrong ? t('filterNameMissing') : undefined}
          />
        )}
        <Checkbox isChecked={wantsAlerts} onChange={setWantsAlerts}>
          {t('wantsAlerts')}
        </Checkbox>
        {wantsAlerts && (
          <Field
            label={t('priceLimit')}
            prefix="¥"
            inputMode="decimal"
            placeholder={t('noLimit')}
            maxLength={12}
            value={limit}
            onChange={(event) => setLimit(event.target.value)}
            suffix={
              <Value>
                <Dollars cents={limitCents} />
              </Value>
            }
            problem={hasTried && isLimitWrong ? t('targetWrong') : undefined}
          />
        )}
        <Hint>{t(wantsAlerts ? 'filterAlertHint' : 'filterHint')}</Hint>
        <Button type="submit" look="primary" size="large" isWide isBusy={isInFlight}>
          {t('save')}
        </Button>
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const Value = styled.span`
  align-self: center;
  &:empty { display: none; }
`;

const Hint = styled.p`
  color: var(--t2);
`;
