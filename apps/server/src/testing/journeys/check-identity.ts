import { identityServiceIds } from '@taga/contract/constants';
import faceVideo from '../../modules/upkeep/demo-data/pictures/face.webm?inline';
import { type Application, callsOf, type Traveller } from './open-account.ts';

/** Sends a video of a face in parts and has it compared with both sides of the card. The worker goes on with what takes long. */
export async function checkIdentity(
  traveller: Traveller,
  application: Application,
  sides: readonly string[],
): Promise<void> {
  const { customer, kept } = traveller;
  const { ask, sendParts, upload } = callsOf(traveller);
  const { tokenId: TokenId } = await ask('/api/idm/idm_get_token', { AuthorizationReqId: application.id });
  const VideoId = await upload(application, 'SELFIE-VIDEO', await sendParts(faceVideo));
  await ask('/api/create-account/idm/submit', {
    AuthorizationReqId: application.id,
    LoginId: customer.loginId,
    IDMServiceId: identityServiceIds.primary,
    IDType: 'NID',
    FormKey: null,
    Image: sides.map((ImageId) => ({ ImageId })),
    Video: { Name: 'selfie.webm', VideoId },
    TokenId,
  });
  kept.checked.push(application.id);
}
