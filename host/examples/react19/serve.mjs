import { serve } from '../serve.mjs';

serve(`${import.meta.dirname}/dist`, 4003);
