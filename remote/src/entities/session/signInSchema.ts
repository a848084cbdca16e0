import { object, string } from 'yup';

export const signInSchema = object({
  username: string().trim().required('error.email.required'),
  password: string().required('error.password.required'),
});
