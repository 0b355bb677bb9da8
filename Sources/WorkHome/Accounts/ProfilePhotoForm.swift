/// The photo of a profile: one file, chosen or taken away.
struct ProfilePhotoForm: Form {
    let action = Paths.profilePhoto
    var hasPhoto: Bool
    var photo = Field("photo", label: "Photo")

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.photo] }

    init(_ user: User) {
        hasPhoto = user.photo != nil
    }

}
