import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AddressesCard_partner$key } from '../../__generated__/AddressesCard_partner.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useUnsavedPrompt } from '../../shell/UnsavedGuard.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { Actions, Body, Hint, PartnerCard } from './partnerParts.ts';
import { useSetAddresses } from './useSetAddresses.ts';

/** Allowed source addresses of signed requests: one address or range per line; empty allows all. */
export function AddressesCard({ partner }: { readonly partner: AddressesCard_partner$key }) {
  const { allowedAddresses } = useFragment(FRAGMENT, partner);
  const { t } = useTranslation('console');
  const { toasts } = useAppServices();
  /** Null until the user types; the stored value is shown then. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const setAddresses = useSetAddresses();
  const stored = allowedAddresses.join('\n');
  const text = typed ?? stored;
  const isDirty = text.trim() !== stored;
  async function save(): Promise<boolean> {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const rejected = await setAddresses(lines).catch(() => undefined);
    if (rejected === undefined) return false;
    setProblem(rejected ?? undefined);
    if (rejected !== null) return false;
    setTyped(null);
    toasts.show('success', t('saved'));
    return true;
  }
  useUnsavedPrompt({ isDirty, save });
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isDirty || isBusy) return;
    setIsBusy(true);
    await save();
    setIsBusy(false);
  }
  return (
    <PartnerCard as="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
      <h2>{t('addresses')}</h2>
      <Hint>{t('addressesHint')}</Hint>
      <Body>
        <TextArea
          label={t('addressesLabel')}
          isCode
          rows={4}
          maxLength={2_000}
          placeholder={'203.0.113.7\n203.0.113.0/24'}
          value={text}
          problem={problem}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
      </Body>
      <Actions>
        <Button type="submit" look="primary" isBusy={isBusy} disabled={!isDirty}>
          {t('save')}
        </Button>
      </Actions>
    </PartnerCard>
  );
}

const FRAGMENT = graphql`
  fragment AddressesCard_partner on Partner {
    allowedAddresses
  }
`;
