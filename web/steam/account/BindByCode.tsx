import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { DialogButtons, DialogForm, Hint, Problem, Safe } from './dialogParts.tsx';
import { SandboxMafile } from './SandboxMafile.tsx';
import { type BoundAccount, useBindByCodeForm } from './useBindByCodeForm.ts';

interface BindByCodeProps {
  /** The account that is bound again. Null for any. */
  readonly steamAccount: BoundAccount | null;
  readonly isSandbox: boolean;
  readonly onClose: () => void;
}

/** Binding by name, password and login code, each typed once. */
export function BindByCode({ steamAccount, isSandbox, onClose }: BindByCodeProps) {
  const { t } = useTranslation('account');
  const form = useBindByCodeForm(steamAccount);
  if (form.boundName !== null) {
    return (
      <DialogForm as="div">
        <p role="status">{t('qrBound', { name: form.boundName })}</p>
        <DialogButtons>
          <Button look="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </DialogButtons>
      </DialogForm>
    );
  }
  return (
    <DialogForm noValidate onSubmit={form.submit}>
      <p>{t('codeBody')}</p>
      {isSandbox && steamAccount === null && (
        <SandboxMafile
          label={t('takeAccount')}
          onTaken={({ accountName, password, guardCode }) => form.fill({ accountName, password, guardCode })}
        />
      )}
      <CodeFields form={form} isNameKnown={steamAccount !== null} />
      <Problem>{form.problem}</Problem>
      <Button type="submit" look="primary" size="large" isWide isBusy={form.isBusy}>
        {t('bind')}
      </Button>
      <Safe>{t('codeSafe')}</Safe>
    </DialogForm>
  );
}

interface CodeFieldsProps {
  readonly form: ReturnType<typeof useBindByCodeForm>;
  readonly isNameKnown: boolean;
}

function CodeFields({ form: { typed, problemOf, fill }, isNameKnown }: CodeFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <Field
        label={t('accountName')}
        problem={problemOf('accountName')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        readOnly={isNameKnown}
        value={typed.accountName}
        onChange={(event) => fill({ accountName: event.target.value })}
      />
      <Field
        label={t('password')}
        problem={problemOf('password')}
        type="password"
        autoComplete="off"
        maxLength={1_000}
        value={typed.password}
        onChange={(event) => fill({ password: event.target.value })}
      />
      <div>
        <Field
          label={t('guardCode')}
          problem={problemOf('guardCode')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          value={typed.guardCode}
          onChange={(event) => fill({ guardCode: event.target.value })}
        />
        <Hint>{t('guardCodeHint')}</Hint>
      </div>
    </>
  );
}
