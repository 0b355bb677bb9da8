/// Why a file of a form was not taken.
public enum UploadRefusal: Error, Equatable {
    case tooLarge(limitBytes: Int)
    case storage(SpoolError)
}
