import { Outlet } from 'react-router-dom';
import { SignUpForm } from '../form/SignUpForm.tsx';
import { SelfSignupOnly } from '../SelfSignupOnly.tsx';

/** A company opens an account (`/signup`, `/signup/company`). */
export const SignUpPage = () => (
  <SelfSignupOnly>
    <SignUpForm />
    <Outlet />
  </SelfSignupOnly>
);
