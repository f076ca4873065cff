import * as z from 'zod/mini';
import { needs, says } from '../fields/rule.ts';

export const employmentTypes = ['T', 'U', 'F', 'S', 'P', 'R', 'N', 'O'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** Unemployed, religious orders included: has neither profession nor industry. */
export const unemployed: EmploymentType = 'U';
const otherEmployment: EmploymentType = 'O';

/** What the wire says for the unemployed, who are asked for neither. */
export const sentForUnemployed = { profession: 'Member of religious orders', industry: 'Religious' } as const;

/** The entry of both lists behind which the customer writes it in their own words. */
export const othersChoice = 'Others';

const freeTextMaxCharacters = 100;
const choiceMaxCharacters = 100;

const choice = z.string().check(z.maxLength(choiceMaxCharacters));
/** In the customer's own words. */
export const occupationText = z
  .string()
  .check(z.trim(), z.maxLength(freeTextMaxCharacters), z.regex(/^[ -~]*$/, says('validation.occupation.latinOnly')));

/** Fields that do not apply are empty. */
const occupationFields = z.object({
  employment: z.enum(employmentTypes, says('validation.occupation.employmentMissing')),
  otherEmployment: occupationText,
  profession: choice,
  otherProfession: occupationText,
  industry: choice,
  otherIndustry: occupationText,
});
export type OccupationForm = z.infer<typeof occupationFields>;

const works = ({ employment }: OccupationForm) => employment !== unemployed;

/** `needed` says when a field has to be filled in. */
function filled(field: keyof OccupationForm, needed: (form: OccupationForm) => boolean, message: string) {
  return needs<OccupationForm>(field, (form) => !needed(form) || Boolean(form[field]), message);
}

export const occupationForm = occupationFields.check(
  filled(
    'otherEmployment',
    ({ employment }) => employment === otherEmployment,
    says('validation.occupation.otherEmploymentMissing'),
  ),
  filled('profession', works, says('validation.occupation.professionMissing')),
  filled(
    'otherProfession',
    (form) => works(form) && form.profession === othersChoice,
    says('validation.occupation.otherProfessionMissing'),
  ),
  filled('industry', works, says('validation.occupation.industryMissing')),
  filled(
    'otherIndustry',
    (form) => works(form) && form.industry === othersChoice,
    says('validation.occupation.otherIndustryMissing'),
  ),
);
