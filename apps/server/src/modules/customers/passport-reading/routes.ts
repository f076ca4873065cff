import { readPassport } from '@taga/contract/endpoints';
import { type Implementation, implement } from '../../../http/endpoints/implement.ts';
import { type PassportReadingDependencies, readPassportPhoto } from './read-passport-photo.ts';

export function passportReadingRoutes(dependencies: PassportReadingDependencies): Implementation[] {
  return [
    implement(readPassport, 'register', async ({ body, bytesOf, token = '', deviceCookie, clientAddress }) => {
      const asker = { token, deviceToken: deviceCookie.token, clientAddress };
      return { Data: await readPassportPhoto(bytesOf(body.FileData), asker, dependencies) };
    }),
  ];
}
