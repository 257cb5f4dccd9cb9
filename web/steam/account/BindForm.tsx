import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ChosenFileList } from './ChosenFileList.tsx';
import { DialogForm } from './dialogParts.ts';
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
      <MafileDrop onFiles={form.add} />
      {isSandbox && <SandboxMafile onTaken={form.addReady} />}
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
      {problem !== null && (
        <Problem role="alert">
          <Icon name="alert" size={14} />
          {problem}
        </Problem>
      )}
      <Button type="submit" look="primary" size="large" isWide isBusy={isBinding}>
        {files.length > 1 ? t('bindCount', { count: files.length }) : t('bind')}
      </Button>
      <Safe>
        <Icon name="lock" size={12} />
        {t('safe')}
      </Safe>
    </DialogForm>
  );
}

const Hint = styled.small`
  display: block;
  padding-top: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Problem = styled.div`
  display: flex;
  gap: 6px;
  font-size: 13px;
  line-height: 20px;
  color: var(--neg);
  svg { flex: none; margin-top: 3px; }
`;

const Safe = styled.small`
  display: flex;
  gap: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  svg { flex: none; margin-top: 3px; }
`;
