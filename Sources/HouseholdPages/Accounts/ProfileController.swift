import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Images
import Models
import Texts
import Web

package enum ProfileController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        var content = ProfilePage(visit.user, today: visit.today)
        let invite = visit.request.query["invite"]
        if visit.user.isGuest, try await visit.visit.refusal(invite: invite) != nil { content.accountForm = nil }
        content.accountForm?.invite = invite
        if visit.user.isGuest {
            content.guestDays = try await visit.read { database, _ in try HouseholdAccess(database).guestDays }
        }
        return try page(visit, content)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var content = ProfilePage(visit.user, today: visit.today)
        content.form.take(typed.fields)
        guard try await visit.save(&content.form, { try $1.updateProfile($0, $2) }) != nil else {
            return try page(visit, content, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.profile, notice: .profileSaved)
    }

    static func page(_ visit: MemberVisit, _ content: ProfilePage, status: HTTPResponse.Status = .ok) throws -> Response
    {
        try visit.page(content, title: CommonTexts.profile, status: status)
    }
}

struct ProfilePage: PageContent {
    /// The profile's summary above the forms.
    struct Card: Sendable {
        let user: User

        var fullName: String { user.fullName }
        var initials: String { user.initials }
        var photo: String? { user.photo.map(Paths.thumbnail) }
        var email: String? { user.email }
    }

    /// The photo's form, and the action to remove the photo if there is one.
    struct PhotoSection: Sendable {
        let form: ProfilePhotoForm

        var removeAction: String? { form.hasPhoto ? Paths.profilePhotoDeletion : nil }
    }

    var view: CompiledView<Self> { view_accounts_profile }
    let user: User
    var form: ProfileForm
    var photoForm: ProfilePhotoForm
    /// For a guest who may register.
    var accountForm: GuestAccountForm?
    /// The days without a visit after which a guest is deleted; nil for never, and for users with an account.
    var guestDays: Int?
    var emailForm: EmailForm?
    var passwordForm: PasswordForm?

    init(_ user: User, today: LocalDay) {
        self.user = user
        form = ProfileForm(user, today: today)
        photoForm = ProfilePhotoForm(user)
        accountForm = user.isGuest ? GuestAccountForm() : nil
        emailForm = user.isGuest ? nil : EmailForm()
        passwordForm = user.isGuest ? nil : PasswordForm()
    }

    var back: Link { Link(AccountTexts.backToHome, to: Paths.home) }
    var profile: Card { Card(user: user) }
    var photoSection: PhotoSection { PhotoSection(form: photoForm) }

    var rows: [ListRow] {
        [
            ListRow(
                title: CommonTexts.settings, path: Paths.settings, icon: "settings", note: AccountTexts.settingsNote)
        ]
    }
}

package enum ProfilePhotosController {
    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard let file = typed.files(of: "photo").first else {
            return try rejection(visit, AccountTexts.photoMissing)
        }
        let image: ProcessedImage
        do {
            image = try await visit.app.imageProcessor.process(file)
        } catch let error as ImageError {
            return try rejection(visit, error.message)
        }
        var room = try await visit.app.photoRoom(of: visit.user, without: Set([visit.user.photo].compactMap { $0 }))
        if let refusal = room.take([image]) { return try rejection(visit, refusal) }
        let old = try await visit.app.saving(image) { photo in
            try await visit.write { try $1.updatePhoto($0, photo) }
        }
        await visit.app.discard([old].compactMap { $0 })
        return try visit.redirect(to: Paths.profile, notice: .photoSaved)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let old = try await visit.write { try $1.updatePhoto($0, nil) }
        await visit.app.discard([old].compactMap { $0 })
        return try visit.redirect(to: Paths.profile, notice: .photoRemoved)
    }

    private static func rejection(_ visit: MemberVisit, _ message: String) throws -> Response {
        var content = ProfilePage(visit.user, today: visit.today)
        content.photoForm.photo.error = message
        return try ProfileController.page(visit, content, status: .unprocessableContent)
    }
}

extension App {
    /// Saves files first, rows second; if no row is saved, the photo's files are discarded.
    func saving<Value: Sendable>(
        _ image: ProcessedImage?, _ write: (UUID?) async throws -> Value
    ) async throws -> Value {
        let photo: UUID? = if let image { try await images.save(image) } else { nil }
        do {
            return try await write(photo)
        } catch {
            await discard([photo].compactMap { $0 })
            throw error
        }
    }
}
