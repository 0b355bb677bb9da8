import Models
import Texts

/// The photo of a profile: a file to upload or remove.
package struct ProfilePhotoForm: Form {
    package let action = Paths.profilePhoto
    package var hasPhoto: Bool
    package var photo = Field("photo", label: CommonTexts.photo)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.photo] }

    package init(_ user: User) {
        hasPhoto = user.photo != nil
    }

}
