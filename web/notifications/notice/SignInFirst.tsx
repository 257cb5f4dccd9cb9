import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';

/** Message that own notices require a sign-in. */
export function SignInFirst() {
  const { t } = useTranslation('notice');
  const { dialogs } = useAppServices();
  return (
    <Empty
      art="k-tag"
      title={t('signInFirst')}
      action={
        <Button look="primary" onClick={() => dialogs.open({ kind: 'login' })}>
          {t('signIn')}
        </Button>
      }
    />
  );
}
