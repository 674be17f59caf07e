import type { UploadPurpose } from '@/backend/contract/uploads/calls';
import { MAX_AVATAR_BYTES, MAX_UPLOAD_BYTES, MIN_AVATAR_SIDE } from '@/backend/contract/uploads/limits';

export interface PictureRules {
  maxBytes: number;
  /** Minimum length of the shorter side, in pixels of the upright picture. */
  minSide: number;
  /** Whether the picture is stored where only administrators can fetch it. */
  isPrivate: boolean;
}

const usual: PictureRules = { maxBytes: MAX_UPLOAD_BYTES, minSide: 1, isPrivate: false };

/** The rules for pictures, by purpose. */
export const PICTURE_RULES: Record<UploadPurpose | 'import', PictureRules> = {
  content: usual,
  cover: usual,
  feedback: usual,
  event: usual,
  avatar: { ...usual, maxBytes: MAX_AVATAR_BYTES, minSide: MIN_AVATAR_SIDE },
  realname: { ...usual, isPrivate: true },
  import: usual,
};
