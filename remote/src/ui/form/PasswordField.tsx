import { PasswordInput } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getInputProps } from './getInputProps.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';

/** A password with a show button. List its name in the form's `sensitive`. */
export function PasswordField(props: FieldProps) {
  const { t } = useTranslation();
  const { field, error } = useFieldState(props.name);
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...getInputProps(props, error)}
      {...field}
      autoComplete={props.autoComplete}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={({ reveal }) =>
        reveal ? <IconEyeOff size={18} aria-hidden="true" /> : <IconEye size={18} aria-hidden="true" />
      }
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'form.hidePassword' : 'form.showPassword'),
        tabIndex: 0,
        'aria-hidden': false,
      }}
    />
  );
}
