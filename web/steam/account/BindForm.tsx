import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ChosenFileList } from './ChosenFileList.tsx';
import { DialogForm, Hint, Problem, Safe } from './dialogParts.tsx';
import { MafileDrop } from './MafileDrop.tsx';
import { PasswordList } from './PasswordList.tsx';
import { SandboxMafile } from './SandboxMafile.tsx';
import { useBindForm } from './useBindForm.ts';
import type { Upload } from './useBindSteamAccounts.ts';

interface BindFormProps {
  readonly isSandbox: boolean;
  readonly onTaken: (upload: Upload) => void;
}

/** Form for Mafiles, a password for each or a list of passwords, and the account type. */
export function BindForm({ isSandbox, onTaken }: BindFormProps) {
  const { t } = useTranslation('account');
  const form = useBindForm(onTaken);
  const { files, way, list, type, problem, isBinding } = form;
  return (
    <DialogForm noValidate onSubmit={form.submit}>
      <Inputs disabled={isBinding}>
        <MafileDrop onFiles={form.add} />
        {isSandbox && <SandboxMafile label={t('takeMafile')} onTaken={form.addReady} />}
        <div>
          <Segmented
            label={t('way')}
            value={way}
            options={[
              { value: 'each', label: t('way_each') },
              { value: 'list', label: t('way_list') },
            ]}
            onChange={form.setWay}
          />
        </div>
        <ChosenFileList files={files} hasPasswords={way === 'each'} onChange={form.setFiles} />
        {files.some(({ isEncrypted }) => isEncrypted) && (
          <div>
            <Field
              label={t('passkey')}
              type="password"
              autoComplete="off"
              value={form.passkey}
              onChange={(event) => form.setPasskey(event.target.value)}
            />
            <Hint>{t(form.hasManifest ? 'passkeyHint' : 'manifestMissing')}</Hint>
          </div>
        )}
        {way === 'list' && <PasswordList list={list} onChange={form.setList} />}
        <div>
          <Segmented
            label={t('type')}
            value={type}
            options={[
              { value: 'ORDINARY', label: t('type_ORDINARY') },
              { value: 'ROBOT', label: t('type_ROBOT') },
            ]}
            onChange={form.setType}
          />
          <Hint>{t(`type_${type}_hint`)}</Hint>
        </div>
      </Inputs>
      <Problem>{problem}</Problem>
      <Button type="submit" look="primary" size="large" isWide isBusy={isBinding}>
        {files.length > 1 ? t('bindCount', { count: files.length }) : t('bind')}
      </Button>
      <Safe>{t('safe')}</Safe>
    </DialogForm>
  );
}

/** Disabled as a whole while its files are opened and sent: a change would be lost, or would not be in what was sent. */
const Inputs = styled.fieldset`
  display: contents;
`;
